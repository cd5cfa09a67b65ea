import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askRegistry } from '../../../../scripts/lock/askRegistry.mjs'
import { completeLockFile } from '../../../../scripts/lock/completeLockFile.mjs'
import { run } from '../../../../scripts/process/run.mjs'
import { root } from '../../../../scripts/root.mjs'

const locked = join(root, 'tooling/templates/package-lock.json')

const args = [
  'install',
  // npm's settings, or NODE_ENV=production, may exclude them.
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
]

/**
 * One install for all sites and for our packages, so that shared dependencies are installed once. Third-party
 * packages have the last tested versions; unlocked ones are the newest that a site allows.
 * @param {string} home with `packed` and `sites`, the workspaces
 * @param {{ isLocking: boolean }} options locking: installs the newest versions and updates the lock file
 */
export async function installSites(home, { isLocking }) {
  const lock = join(home, 'package-lock.json')
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      name: 'portico-templates',
      private: true,
      workspaces: ['packed/portico', 'packed/@portico/*', 'sites/*'],
    }),
  )
  if (!isLocking) writeFileSync(lock, readFileSync(locked))
  await run('npm', args, { cwd: home })
  if (isLocking) writeFileSync(locked, await formatLock(JSON.parse(readFileSync(lock, 'utf8'))))
}

/** Registry and platform are chosen at install time; the hash verifies the package. */
async function formatLock(lock) {
  for (const entry of Object.values(lock.packages)) if (!entry.link) delete entry.resolved
  const { packages } = await completeLockFile(lock.packages, askRegistry)
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`
}
