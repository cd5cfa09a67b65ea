import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from '../../../scripts/bootstrap.mjs'
import { root } from '../../../scripts/root.mjs'
import { createReference } from './reference/createReference.mjs'

const file = join(root, 'docs/reference.md')

/** Writes the reference, or with `--check` fails if it is out of date. */
async function write() {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
  const text = createReference()
  if (!values.check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text)
    throw new Error('docs/reference.md is stale. Run `node apps/docs/src/writeReference.mjs`.')
}

await write().catch(explain)
