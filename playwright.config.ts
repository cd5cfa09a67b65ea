import { defineConfig } from '@playwright/test'
import type { WalletOptions } from '@portico/testing/playwright'
import { addresses } from './e2e/helpers/addresses.ts'
import { getChromiumArguments } from './tooling/chromiumArguments.mjs'
import { findChromium, findChromiumShell } from './tooling/programs/findChromium.mjs'
import { findFirefox } from './tooling/programs/findFirefox.mjs'

const [chromium, shell, firefox] = [findChromium(), findChromiumShell(), findFirefox()]
/** Only the whole browser closes windows that their own script closes: the vault's. */
const withWindows =
  /\/e2e\/(console\/|email\/|vault\/|interop\/metamask|connect\/sign-in|views\/embedded)[^/]*\.spec\.ts$/
const inChromium = (executablePath: string | undefined) =>
  ({
    browserName: 'chromium',
    launchOptions: { args: getChromiumArguments(), ...(executablePath && { executablePath }) },
  }) as const

export default defineConfig<WalletOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Two cores: more pages at once only make each other late.
  workers: 2,
  fullyParallel: true,
  // A test that passes at the second try is named as flaky, and is a fault to mend; it holds up nothing else meanwhile.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Every wait is for a condition: these only say when to give up, on a machine that others use too.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    baseURL: addresses.demo,
    walletChains: [
      { id: 31337, name: 'Anvil One', rpcUrl: addresses.chainOne },
      { id: 31338, name: 'Anvil Two', rpcUrl: addresses.chainTwo },
    ],
    walletNodes: { solana: addresses.solana, bip122: addresses.bitcoin, cosmos: addresses.cosmos },
    viewport: { width: 1280, height: 800 },
    // Recording costs as much as the test itself, and all but the failing ones throw it away: `--trace=on` for one test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testMatch: withWindows,
      use: inChromium(chromium),
    },
    {
      name: 'chromium-shell',
      testIgnore: ['**/e2e/{firefox,webkit}/*.spec.ts', withWindows],
      use: inChromium(shell ?? chromium),
    },
    {
      name: 'firefox',
      testMatch: '**/e2e/firefox/*.spec.ts',
      // It alone takes half a minute to start on a machine that others use too.
      timeout: 180_000,
      use: {
        browserName: 'firefox',
        // The browser as people have it, over WebDriver BiDi, rather than a build of Playwright's own.
        channel: 'moz-firefox',
        // All sites in one process: over WebDriver BiDi no click reaches a frame of another site that has its own.
        launchOptions: {
          firefoxUserPrefs: { 'fission.webContentIsolationStrategy': 0 },
          ...(firefox && { executablePath: firefox }),
        },
      },
    },
    {
      // It is driven by its own driver: Playwright's WebKit is a build of its own.
      name: 'webkit',
      testMatch: '**/e2e/webkit/*.spec.ts',
    },
  ],
})
