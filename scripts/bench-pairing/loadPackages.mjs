import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

/** Builds what the measurement runs on, then loads it: the client with its inner doors, which the package keeps shut. */
export async function loadPackages() {
  await run('npm', ['run', '-s', 'build'], { cwd: root })
  const load = path => import(pathToFileURL(join(root, 'packages', path)).href)
  const [{ createEnvironment }, { eip155Family }, { createPairingClient_exports }, { createWalletClient }] =
    await Promise.all([
      load('core/dist/exports/index.js'),
      load('core/dist/exports/adapter.js'),
      // The file that the package itself loads when somebody pairs, and its name for what is in there.
      load('pairing/dist/client.js'),
      load('pairing/dist/exports/wallet.js'),
    ])
  const { createPairingClient } = createPairingClient_exports
  return { createEnvironment, eip155Family, createPairingClient, createWalletClient }
}
