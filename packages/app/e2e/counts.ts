import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Writes how many tests passed, failed and were skipped to the file named by BINARIO_COUNTS. */
// biome-ignore lint/style/noDefaultExport: Playwright loads reporters by their default export
export default class Counts implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, result: TestResult): void {
    this.outcomes.set(test.id, result.status);
  }

  onEnd(): void {
    const file = process.env.BINARIO_COUNTS;
    if (!file) return;
    const all = [...this.outcomes.values()];
    const passed = all.filter((status) => status === 'passed').length;
    const skipped = all.filter((status) => status === 'skipped').length;
    writeFileSync(file, JSON.stringify({ passed, skipped, failed: all.length - passed - skipped }));
  }
}
