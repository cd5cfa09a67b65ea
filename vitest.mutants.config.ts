import { defineConfig } from 'vitest/config'
import { areas } from './scripts/mutants/areas.mjs'
import { findReplacingTests } from './tooling/findReplacingTests.ts'
import { sourceAliases } from './tooling/sourceAliases.ts'

const { tests } = areas[process.env.PORTICO_MUTANTS ?? 'siwx'] ?? { tests: '' }

/** As in `vitest.config.ts`, without the tests that need a process of their own. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [`${tests}/**/*.test.ts`],
    exclude: [
      '**/node_modules/**',
      // Lists of names notice no mutant.
      '**/exports/*.test.ts',
      'apps/vault/src/worker/keeperWithServices.test.ts',
      // The words of the sandbox's path in a stack trace are taken for a seed phrase.
      'packages/core/src/events/reportError.test.ts',
      ...findReplacingTests('apps'),
    ],
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    globalSetup: tests.startsWith('packages/server')
      ? ['packages/server/test/lendDatabases.ts', 'packages/server/tools/prepareMarks.mjs']
      : [],
    setupFiles: ['tooling/repeatRandomCases.ts', 'tooling/settleImports.ts'],
  },
})
