/** In pixels: a panel per stage, with a column for each step from its entry; a long row turns back. */
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { STAGE_OF, STAGES } from './stages.ts';
import { ways } from './ways.ts';

export const CARD = { width: 272, head: 24, line: 13, foot: 8 };
const COLUMNS = 4;
const GAP = { column: 56, row: 18, panel: 22, top: 34 };

export type Placed = {
  status: LoanStatus;
  x: number;
  y: number;
  height: number;
  step: number;
  column: number;
  lines: readonly Line[];
};
/** An event, the status it leads to, or events that keep the status. */
export type Line = { kind: 'event' | 'target' | 'stays'; text: string };
export type Panel = { name: string; tint: string; x: number; y: number; width: number; height: number };

export function layOut(): { cards: readonly Placed[]; panels: readonly Panel[]; width: number; height: number } {
  const width = COLUMNS * (CARD.width + GAP.column) + 2 * GAP.panel;
  const cards: Placed[] = [];
  const panels: Panel[] = [];
  let top = 64;
  for (const { name, tint } of STAGES) {
    const placed = placeStage(name, top + GAP.top);
    const bottom = Math.max(...placed.map(({ y, height }) => y + height)) + GAP.panel;
    cards.push(...placed);
    panels.push({ name, tint, x: GAP.panel / 2, y: top, width: width - GAP.panel, height: bottom - top });
    top = bottom + GAP.panel;
  }
  return { cards, panels, width, height: top };
}

function placeStage(stage: string, top: number): Placed[] {
  const bottoms = new Map<number, number>();
  const steps = stepsOf(stage);
  // Terminal statuses lead nowhere, so they are placed side by side.
  const apart = [...steps.values()].every((step) => step === 0);
  return [...steps].map(([status, step], index) => {
    const column = apart ? index % COLUMNS : step < COLUMNS ? step : 2 * COLUMNS - 1 - step;
    const y = bottoms.get(column) ?? top;
    const lines = linesOf(status);
    const height = CARD.head + lines.length * CARD.line + (lines.length > 0 ? CARD.foot : 0);
    bottoms.set(column, y + height + GAP.row);
    return { status, step, column, x: GAP.panel + 8 + column * (CARD.width + GAP.column), y, height, lines };
  });
}

/** Counted from the first status of the stage, or from statuses that nothing in the stage leads to. */
function stepsOf(stage: string): Map<LoanStatus, number> {
  const members = (Object.keys(STAGE_OF) as LoanStatus[]).filter((status) => STAGE_OF[status] === stage);
  const inside = ways.filter(
    ({ from, to, wide }) => !wide && from && from !== to && STAGE_OF[from] === stage && STAGE_OF[to] === stage,
  );
  const starts = members.filter((status, index) => index === 0 || !inside.some(({ to }) => to === status));
  const steps = new Map(starts.map((status) => [status, 0]));
  for (let step = 1, front = starts; front.length > 0; step++) {
    front = inside.filter(({ from, to }) => from && front.includes(from) && !steps.has(to)).map(({ to }) => to);
    for (const status of front) steps.set(status, step);
  }
  return new Map(members.map((status) => [status, steps.get(status) ?? 0]));
}

const WRAP = 42;

function linesOf(status: LoanStatus): Line[] {
  const out = new Map<string, Set<string>>();
  const stays: string[] = [];
  for (const { from, event, to, wide } of ways) {
    if (from !== status) continue;
    if (to === status) stays.push(event);
    else out.set(event, (out.get(event) ?? new Set()).add(wide ? 'any live status' : to));
  }
  const groups = Map.groupBy(out, ([, targets]) => [...targets].join());
  const leaving = [...groups.values()].flatMap((group): Line[] => [
    ...wrap(group.map(([event]) => event)).map((text): Line => ({ kind: 'event', text })),
    ...[...(group[0]?.[1] ?? [])].map((target): Line => ({ kind: 'target', text: `→ ${target}` })),
  ]);
  const kept = stays.length > 0 ? wrap([`stays: ${stays[0]}`, ...stays.slice(1)]) : [];
  return [...leaving, ...kept.map((text): Line => ({ kind: 'stays', text }))];
}

function wrap(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    const text = index < words.length - 1 ? `${word},` : word;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= WRAP) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}
