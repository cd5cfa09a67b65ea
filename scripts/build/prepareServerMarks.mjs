import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { writeServerMarks } from './writeServerMarks.mjs'

/** Tests run without a build, but the server's tests need real logos. */
export default async function prepareServerMarks() {
  if (!existsSync(join(root, 'packages/server/marks/LICENCE.txt'))) await writeServerMarks()
}
