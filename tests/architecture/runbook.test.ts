/** Each alert has its section of the runbook, and each panel of the dashboard says how it is read. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../../docs/operations/${file}`, import.meta.url), 'utf8');

it('every alert leads to its section of the runbook, and no section is of an alert that is gone', () => {
  const rules = read('alerts.yml')
    .split('- alert: ')
    .slice(1)
    .map((rule) => [rule.split('\n', 1)[0], /runbook_url: (\S+)/.exec(rule)?.[1]] as const);
  expect(rules.length).toBeGreaterThan(20);
  for (const [name, url] of rules) expect(url, name).toBe(`docs/operations/runbook.md#${name?.toLowerCase()}`);
  const sections = [...read('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections.toSorted()).toEqual(rules.map(([name]) => name).toSorted());
});

it('every panel of the dashboard says how it is read', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { title: string; description?: string }[] };
  expect(panels.length).toBeGreaterThan(20);
  for (const { title, description } of panels) expect(description, title).toMatch(/^.{40,}\.$/);
});
