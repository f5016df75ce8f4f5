import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM;
/** Another one lets two runs go on side by side. */
const port = process.env.E2E_PORT ?? '4849';
const address = `http://localhost:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: `../../../node_modules/.cache/e2e-${port}`,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['./counts.ts']],
  use: {
    baseURL: address,
    // A control that is not there fails the test within seconds, not when the whole test runs out of time.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
      ...(chromium !== undefined && { executablePath: chromium }),
    },
  },
  webServer: {
    command: 'node ../../../scripts/serve.mjs',
    url: address,
    env: {
      PORT: port,
      npm_lifecycle_event: '',
      BINARIO_DATA: mkdtempSync(join(tmpdir(), 'binario-e2e-')),
      // All people of all tests come from one address.
      BINARIO_RATE_SIGN_IN: '1000',
    },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
