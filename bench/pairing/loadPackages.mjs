import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../../scripts/process/run.mjs'
import { root } from '../../scripts/root.mjs'

/** Builds the packages and loads them, including internals of the client that the package does not export. */
export async function loadPackages() {
  await run('npm', ['run', '-s', 'build'], { cwd: root })
  const load = path => import(pathToFileURL(join(root, 'packages', path)).href)
  const [{ createEnvironment }, { eip155Family }, { createPairingClient_exports }, { createWalletClient }] =
    await Promise.all([
      load('core/dist/exports/index.js'),
      load('core/dist/exports/adapter.js'),
      // The chunk that the package loads for a pairing, with its internal name.
      load('pairing/dist/client.js'),
      load('pairing/dist/exports/wallet.js'),
    ])
  const { createPairingClient } = createPairingClient_exports
  return { createEnvironment, eip155Family, createPairingClient, createWalletClient }
}
