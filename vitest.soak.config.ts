import { defineConfig } from 'vitest/config'
import { sourceAliases } from './tooling/sourceAliases.ts'

/** What takes long and depends on how long the clients of others try: by hand, not with every run of the tests. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['packages/*/test/**/*.soak.ts'],
    maxWorkers: 2,
    globalSetup: ['packages/server/test/lendDatabases.ts', 'packages/server/tools/prepareMarks.mjs'],
  },
})
