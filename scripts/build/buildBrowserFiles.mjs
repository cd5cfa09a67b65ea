import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { familyPackages } from '../../tooling/familyPackages.mjs'
import { hashFiles, listName } from '../integrity/checkIntegrity.mjs'
import { root } from '../root.mjs'
import { collectLicences } from './collectLicences.mjs'

const built = join(root, 'packages/portico/dist')
const getExports = name => join(built, `exports/${name}.js`)
/**
 * The actions in `portico.js`. A page without a bundler loads all of them, so only the common ones are included.
 */
export const browserActions = [
  ...['createPortico', 'openModal', 'closeModal', 'connect', 'disconnect', 'switchNetwork'],
  ...['signIn', 'signOut', 'signMessage', 'signTypedData', 'sendTransaction', 'waitForReceipt'],
  ...['requestWallet', 'sendCalls', 'getCallsStatus', 'getCapabilities', 'fetchBalance'],
  ...['watchAccount', 'watchNetwork', 'watchEvents', 'isPorticoError'],
]

const exportFrom = (name, names) => `export { ${names.join(', ')} } from ${JSON.stringify(getExports(name))}`

const start = `${exportFrom('index', browserActions)}\n${exportFrom('elements', ['defineElements'])}`

const startFile = {
  name: 'start-file',
  resolveId: id => (id === 'start' ? id : undefined),
  load: id => (id === 'start' ? start : undefined),
}

/** By subpath; wagmi, ethers and others are for pages with a bundler. */
const subpaths = ['networks', ...familyPackages, 'pairing', 'embedded']

/** Bundles the kit with all dependencies, including React, as files for browsers. */
export async function buildBrowserFiles() {
  const bundle = await rolldown({
    input: {
      portico: 'start',
      ...Object.fromEntries(subpaths.map(name => [name, getExports(name)])),
    },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: { moduleSideEffects: false },
    plugins: [startFile],
    onLog: (level, log, print) => log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT' && print(level, log),
  })
  const dir = join(built, 'browser')
  // Chunks of an earlier build have other names.
  await rm(dir, { recursive: true, force: true })
  const { output } = await bundle.write({
    dir,
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
  })
  await bundle.close()
  await writeFile(join(dir, 'browser.licences.txt'), await collectLicences(output))
  await writeFile(join(dir, listName), `${JSON.stringify(await hashFiles(dir), null, 2)}\n`)
}
