import { defineConfig } from 'vitest/config'
import { sourceAliases } from './tooling/sourceAliases.ts'

/** The dialog in a document, which all of them can share. */
const views = ['packages/react/src/views/*/*View.test.ts']

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    // Waiting is by condition, so a slow machine only waits longer.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'views',
          include: views,
          setupFiles: ['packages/react/test/provideDocument.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: views,
          globalSetup: ['packages/server/test/lendDatabases.ts', 'scripts/build/prepareServerMarks.mjs'],
        },
      },
    ],
  },
})
