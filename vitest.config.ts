import { defineConfig } from 'vitest/config'
import { sourceAliases } from './tooling/sourceAliases.ts'

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['packages/server/test/lendDatabases.ts', 'scripts/build/prepareServerMarks.mjs'],
    environment: 'node',
    // Waiting is by condition, so a slow machine only waits longer.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
