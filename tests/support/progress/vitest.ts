/** Vitest says what fails, how far it has come, and at the end where the time went. */
import { relative } from 'node:path';
import { BaseSequencer, DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';
import { Progress } from './progress.ts';
import { expected } from './times.ts';

const ROOT = `${import.meta.dirname}/../../..`;
const nameOf = (file: string): string => relative(ROOT, file);

export class ProgressReporter extends DefaultReporter {
  #progress: Progress | undefined;

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    const files = specifications.map(({ moduleId }) => nameOf(moduleId));
    this.#progress = new Progress('vitest', expected('vitest', files));
  }

  override onTestModuleEnd(module: TestModule): void {
    if (!module.ok()) {
      this.#progress?.clear();
      super.onTestModuleEnd(module);
    }
    const { duration } = module.diagnostic();
    this.#progress?.ended({
      file: nameOf(module.moduleId),
      held: module.ok(),
      seconds: duration / 1_000,
      processor: module.meta().processorSeconds ?? 0,
      tests: [...module.children.allTests()].filter((test) => test.result().state !== 'skipped').length,
    });
  }

  override onTestRunEnd(...ended: Parameters<DefaultReporter['onTestRunEnd']>): void {
    this.#progress?.close();
    super.onTestRunEnd(...ended);
  }
}

/**
 * Project after project, since Vitest ends a worker whose next file is of another project, and the next worker loads
 * all code anew. Within a project the longest file comes first, and the project with the longest file before the
 * others, so that no worker ends long after the others.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = expected(
      'vitest',
      files.map(({ moduleId }) => nameOf(moduleId)),
    );
    const seconds = ({ moduleId }: TestSpecification) => known.get(nameOf(moduleId)) ?? 0;
    const longest = files.toSorted((a, b) => seconds(b) - seconds(a));
    return [...Map.groupBy(longest, ({ project }) => project.name).values()].flat();
  }
}
