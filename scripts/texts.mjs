import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { root } from './root.mjs'

/** Lists the texts of the dialog that languages lack, which visitors read in English. `--complete` fails on any. */
const { values } = parseArgs({ options: { complete: { type: 'boolean', default: false } } })
const server = await createServer({
  root,
  configFile: 'vitest.config.ts',
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
const { languages, listTextGaps } = await server.ssrLoadModule('/packages/react/test/texts.ts')
let total = 0
for (const language of Object.keys(languages)) {
  const gaps = await listTextGaps(language)
  total += gaps.length
  if (gaps.length > 0) console.log(`${language} lacks ${gaps.length}:\n  ${gaps.join('\n  ')}`)
}
await server.close()
console.log(total === 0 ? 'Every language has every text.' : `${total} translations are missing.`)
if (values.complete && total > 0) process.exitCode = 1
