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
    globalSetup: 'packages/server/test/lendDatabases.ts',
    environment: 'node',
    // Waiting is by condition, so a slow machine only waits longer.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The driver asks every new connection for the kinds of lists, and nobody waits for the answer: where a test ends the
    // connection meanwhile, nobody can catch that. The server goes on, see `cli/main.ts`.
    onUnhandledError(error) {
      // Fields of the driver's errors.
      const { code, query } = error as { code?: unknown; query?: unknown }
      return !(code === '57P01' && String(query).includes('pg_catalog.pg_type'))
    },
  },
})
