import { defineConfig } from 'vitest/config'
import { findReplacingTests } from './tooling/findReplacingTests.ts'
import { sourceAliases } from './tooling/sourceAliases.ts'

const views = 'packages/react/src/views/*/*View.test.ts'
const unit = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/{src,check,tools}/**/*.test.{ts,tsx}',
  '{scripts,bench}/**/*.test.ts',
]
const server = ['packages/server/src/**/*.test.ts']
/** With processes or modules of their own. */
const alone = [
  'packages/*/test/**/*.test.ts',
  'packages/{testing,sandbox}/src/**/*.test.ts',
  'apps/vault/src/worker/keeperWithServices.test.ts',
  // Measures what its own process keeps.
  'packages/server/src/relay/unread.test.ts',
  // Its connections to a chain never end.
  'packages/solana/src/web3/getWeb3Wallet.test.ts',
  'packages/sandbox/start/*.test.ts',
  'scripts/{process,setup}/**/*.test.ts',
  'examples/**/*.test.ts',
  ...findReplacingTests('packages'),
  ...findReplacingTests('apps'),
]

const services = ['packages/server/test/lendDatabases.ts', 'packages/server/tools/prepareMarks.mjs']

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    // Waiting is by condition, so a slow machine only waits longer.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    setupFiles: ['tooling/repeatRandomCases.ts'],
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // As in playwright.config.ts: named as tried again, and a fault to mend.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        // Loading the code under test takes longer than testing it: these load it once for many files.
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          exclude: [...alone, ...server, views],
          isolate: false,
          setupFiles: ['tooling/settleImports.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          include: [views],
          isolate: false,
          setupFiles: ['packages/react/test/provideDocument.ts', 'tooling/settleImports.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: server,
          exclude: alone,
          isolate: false,
          globalSetup: services,
          setupFiles: ['tooling/settleImports.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          globalSetup: services,
        },
      },
    ],
  },
})
