import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runTool } from '../process/runTool.mjs'
import { root } from '../root.mjs'

/** Builds what the measurement runs on, then loads it: the client with its inner doors, which the package keeps shut. */
export async function loadPackages() {
  await runTool(
    'tsc',
    '-b',
    ...['server', 'testing'].map(name => join('packages', name, 'tsconfig.build.json')),
  )
  const load = path => import(pathToFileURL(join(root, 'packages', path)).href)
  const [{ createEnvironment }, { createPairingClient }, { createWalletClient }] = await Promise.all([
    load('core/dist/exports/index.js'),
    load('pairing/dist/client/createPairingClient.js'),
    load('pairing/dist/exports/wallet.js'),
  ])
  return { createEnvironment, createPairingClient, createWalletClient }
}
