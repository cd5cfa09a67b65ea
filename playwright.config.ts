import { defineConfig } from '@playwright/test'
import { findChromium, getChromiumArguments } from './scripts/setup/findChromium.mjs'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Two cores: more pages at once only make each other late.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Every wait is for a condition: these only say when to give up, on a machine that others use too.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: 'http://127.0.0.1:4200',
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: getChromiumArguments(), ...(executablePath ? { executablePath } : {}) },
  },
})
