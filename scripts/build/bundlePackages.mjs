import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../root.mjs'
import { compactStyles } from './compactStyles.mjs'
import { findParts } from './findParts.mjs'
import { markPure } from './markPure.mjs'
import { writeNamespaces } from './writeNamespaces.mjs'

/** The packages that reach a visitor's page. The others run where the number of files does not matter. */
const bundled = ['protocol', 'core', 'evm', 'pairing', 'react', 'portico']

/** What the bundler says of directives and of parts that load earlier than they would by themselves is meant so. */
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Writes the code of the packages, in the parts that load together; their types are written by tsc. */
export async function bundlePackages() {
  const parts = findParts()
  for (const name of bundled) await bundlePackage(name, parts)
}

async function bundlePackage(name, parts) {
  const source = join(root, 'packages', name, 'src')
  const folder = join(root, 'packages', name, 'dist')
  removeScripts(folder)
  const entries = readdirSync(join(source, 'exports')).filter(file => !file.includes('.test.'))
  const bundle = await rolldown({
    input: Object.fromEntries(
      entries.map(file => [`exports/${file.replace('.ts', '')}`, join(source, 'exports', file)]),
    ),
    external: /^[@a-z]/,
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx'] } },
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    plugins: [compactStyles, markPure, writeNamespaces],
    onLog: (level, log, print) => !quiet.has(log.code) && print(level, log),
  })
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      // Each module is in its own part already.
      includeDependenciesRecursively: false,
      groups: [{ name: id => parts.get(id) ?? null, debugName: 'parts' }],
    },
  })
  await bundle.close()
}

/** What an earlier build has left would be published too. */
function removeScripts(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.js'))
  for (const file of files) rmSync(join(folder, file))
}
