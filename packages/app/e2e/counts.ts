import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Writes how many tests passed, failed and were skipped, and which needed a second run, to the file named by BINARIO_COUNTS. */
// biome-ignore lint/style/noDefaultExport: Playwright loads reporters by their default export
export default class Counts implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const file = process.env.BINARIO_COUNTS;
    const all = this.suite?.allTests();
    if (!file || !all) return;
    const flaky = all.filter((test) => test.outcome() === 'flaky');
    const passed = all.filter((test) => test.ok() && test.outcome() !== 'skipped').length;
    const skipped = all.filter((test) => test.outcome() === 'skipped').length;
    const names = flaky.map((test) => test.titlePath().filter(Boolean).join(' > '));
    writeFileSync(file, JSON.stringify({ passed, skipped, failed: all.length - passed - skipped, flaky: names }));
  }
}
