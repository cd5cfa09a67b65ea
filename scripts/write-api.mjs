import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeApi } from './api/describeApi.mjs'
import { listEntries } from './api/listEntries.mjs'
import { explain } from './bootstrap.mjs'
import { root } from './root.mjs'

const read = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Writes the API of each package into its `api.md`, or with `--check` fails if it is out of date. */
async function write() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const stale = []
  for (const [folder, text] of describeApi(listEntries())) {
    const file = join(root, folder, 'api.md')
    if (!values.check) writeFileSync(file, text)
    else if (read(file) !== text) stale.push(`${folder}/api.md`)
  }
  if (stale.length > 0) {
    throw new Error(
      `What others can import has changed: ${stale.join(', ')}. If that is meant, run \`node scripts/write-api.mjs\` after a build.`,
    )
  }
}

await write().catch(explain)
