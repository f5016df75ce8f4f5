import { writeFileSync } from 'node:fs';

/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * Writes how many tests passed, failed and were skipped, and which needed a second run, to the file named by BINARIO_COUNTS, for
 * scripts/test.mjs.
 * A file that cannot be loaded, a failed hook and an unhandled error count as one failed test each.
 */
export default class CountsReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {{ passed: number, failed: number, skipped: number, flaky: string[] }} */
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, flaky: [] };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') counts[state] += 1;
        else counts.skipped += 1;
        if (test.diagnostic()?.flaky) counts.flaky.push(`${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    if (process.env.BINARIO_COUNTS) writeFileSync(process.env.BINARIO_COUNTS, JSON.stringify(counts));
  }
}
