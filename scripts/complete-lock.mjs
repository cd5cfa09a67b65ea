import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './bootstrap.mjs'
import { askRegistry } from './lock/askRegistry.mjs'
import { completeLockFile } from './lock/completeLockFile.mjs'
import { root } from './root.mjs'

const file = join(root, 'package-lock.json')
/** Packages that the lock file check accepts without a hash; changes are visible in review. */
const list = join(root, 'scripts/lock/unpinned.json')

async function complete() {
  const before = readFileSync(file, 'utf8')
  const lock = JSON.parse(before)
  const { packages, added, pinned, unseen } = await completeLockFile(lock.packages, askRegistry)
  const after = `${JSON.stringify({ ...lock, packages }, null, 2)}\n`
  if (after === before) console.log('package-lock.json names the packages of every platform.')
  else {
    writeFileSync(file, after)
    console.log(
      `package-lock.json: ${added.length} optional packages of other platforms added, ${pinned.length} pinned.`,
    )
  }
  writeFileSync(list, `${JSON.stringify([...new Set(unseen)].sort(), null, 2)}\n`)
  if (unseen.length > 0) {
    console.log(`This registry does not have ${unseen.length} of them, so their contents are not pinned:`)
    for (const name of unseen.sort()) console.log(`  ${name}`)
  }
}

await complete().catch(explain)
