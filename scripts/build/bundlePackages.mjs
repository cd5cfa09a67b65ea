import { readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { findPublishable } from '../packages/findPublishable.mjs'
import { root } from '../root.mjs'
import { collectLicences } from './collectLicences.mjs'
import { compactMarks } from './compactMark.mjs'
import { compactStyles } from './compactStyles.mjs'
import { findChunks } from './findChunks.mjs'
import { findCycle } from './findCycle.mjs'
import { markPure } from './markPure.mjs'
import { writeNamespaces } from './writeNamespaces.mjs'

/** Packages where the number of files does not matter; tsc has already written them. */
const unbundled = new Set(['codemod', 'create', 'server', 'testing'])

/**
 * Third-party code that is published in our chunks. A tenth of valibot is used; as an external, some bundlers make a
 * file of it. Of the 81 MB of logos only a few are used, and sites should not install them.
 */
const included = [
  ['valibot', 'runtime'],
  ['@web3icons/core/dist/svgs/wallets/background/wallet-connect', 'dialog'],
  ['@web3icons/core/dist/svgs/networks/', 'networkMarks'],
  ['@web3icons/core/dist/svgs/tokens/', 'networkMarks'],
  ['@web3icons/', 'walletMarks'],
]

/** These warnings about directives and about eagerly loaded chunks are intentional. */
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Writes the code of the packages in chunks that load together; tsc writes their types. */
export async function bundlePackages() {
  const chunks = await findChunks()
  const packages = findPublishable().map(({ folder }) => basename(folder))
  for (const name of packages) if (!unbundled.has(name)) await bundlePackage(name, chunks)
}

async function bundlePackage(name, chunks) {
  const source = join(root, 'packages', name, 'src')
  const folder = join(root, 'packages', name, 'dist')
  // Output of an earlier build would be published too.
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith('.js')) rmSync(join(folder, file))
  const entries = readdirSync(join(source, 'exports')).filter(file => !file.includes('.test.'))
  const bundle = await rolldown({
    input: Object.fromEntries(
      entries.map(file => [`exports/${file.replace('.ts', '')}`, join(source, 'exports', file)]),
    ),
    external: id => /^[@a-z]/.test(id) && !included.some(([start]) => id.startsWith(start)),
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx'] } },
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    plugins: [compactMarks, compactStyles, markPure, writeNamespaces],
    onLog: (level, log, print) => !quiet.has(log.code) && print(level, log),
  })
  const chunkOf = id =>
    included.find(([start]) => id.includes(`/node_modules/${start}`))?.[1] ?? chunks.get(id) ?? null
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      // Each module is already assigned to its chunk.
      includeDependenciesRecursively: false,
      groups: [{ name: chunkOf, debugName: 'chunks' }],
    },
  })
  await bundle.close()
  const cycle = findCycle(output)
  if (cycle) throw new Error(`Files of packages/${name} import each other: ${cycle.join(' → ')}.`)
  const licences = await collectLicences(output)
  if (licences) await writeFile(join(folder, 'bundled.licences.txt'), licences)
}
