import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/root.mjs'
import { writeMarks } from './writeMarks.mjs'

/** Tests run without a build, but the server's tests need real logos. */
export default async function prepareMarks() {
  if (!existsSync(join(root, 'packages/server/marks/LICENCE.txt'))) await writeMarks()
}
