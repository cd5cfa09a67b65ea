import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './bootstrap.mjs'
import { askRegistry } from './lock/askRegistry.mjs'
import { completeLockFile } from './lock/completeLockFile.mjs'
import { readJson, root } from './root.mjs'

const file = join(root, 'package-lock.json')
/** Packages that the lock file check accepts without a hash; changes are visible in review. */
const list = join(root, 'scripts/lock/unpinned.json')

async function complete() {
  const lock = readJson('package-lock.json')
  const { packages, added, pinned, unseen } = await completeLockFile(lock.packages, askRegistry)
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  writeFileSync(list, `${JSON.stringify([...new Set(unseen)].sort(), null, 2)}\n`)
  console.log(`Optional packages of other platforms: ${added.length} added, ${pinned.length} pinned.`)
  if (unseen.length > 0)
    console.log(`Not pinned, because this registry does not have them: ${unseen.sort().join(', ')}`)
}

await complete().catch(explain)
