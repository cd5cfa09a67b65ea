import { buildSite } from './buildSite.mjs'

await buildSite().catch(error => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
