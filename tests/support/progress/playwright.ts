/** Playwright says what fails, how far it has come, and at the end where the time went. */
import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { Progress } from './progress.ts';
import { expected } from './times.ts';

const ROOT = `${import.meta.dirname}/../../..`;
const fileOf = ({ location }: TestCase): string => relative(ROOT, location.file);

/** Playwright makes it by the name of the file, so that it is the one default export. */
export default class BrowserProgress implements Reporter {
  #progress: Progress | undefined;
  readonly #left = new Map<string, number>();
  readonly #seconds = new Map<string, number>();
  readonly #tests = new Map<string, number>();
  readonly #failing = new Set<string>();
  #failed = 0;

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) {
      const file = fileOf(test);
      this.#left.set(file, (this.#left.get(file) ?? 0) + 1);
    }
    this.#progress = new Progress('playwright', expected('playwright', [...this.#left.keys()]));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test);
    if (result.status !== 'passed' && result.status !== 'skipped') {
      this.#failed += 1;
      this.#failing.add(file);
      this.#progress?.clear();
      const why = result.errors.map(({ stack, message, snippet }) => [stack ?? message, snippet].join('\n')).join('\n');
      process.stdout.write(`FAIL ${test.titlePath().filter(Boolean).join(' > ')} (${result.status})\n${why}\n`);
    }
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + result.duration / 1_000);
    this.#tests.set(file, (this.#tests.get(file) ?? 0) + 1);
    const left = (this.#left.get(file) ?? 0) - 1;
    this.#left.set(file, left);
    if (left > 0) return;
    const [seconds, tests] = [this.#seconds.get(file) ?? 0, this.#tests.get(file) ?? 0];
    this.#progress?.ended({ file, held: !this.#failing.has(file), seconds, processor: 0, tests });
  }

  onError({ message, stack }: { message?: string; stack?: string }): void {
    process.stdout.write(`${stack ?? message}\n`);
  }

  onEnd({ status }: FullResult): void {
    this.#progress?.close();
    const tests = [...this.#tests.values()].reduce((all, one) => all + one, 0);
    process.stdout.write(`${tests - this.#failed} passed, ${this.#failed} failed (${status})\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
