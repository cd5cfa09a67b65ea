import { defineConfig } from 'vitest/config'
import { sourceAliases } from './tooling/sourceAliases.ts'

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
