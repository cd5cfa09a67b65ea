import { readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { findPublishable } from '../packages/findPublishable.mjs'
import { root } from '../root.mjs'
import { collectLicences } from './collectLicences.mjs'
import { compactMarks } from './compactMark.mjs'
import { compactStyles } from './compactStyles.mjs'
import { findCycle } from './findCycle.mjs'
import { findParts } from './findParts.mjs'
import { markPure } from './markPure.mjs'
import { isSchemaCopy, separateSchemas } from './separateSchemas.mjs'
import { writeNamespaces } from './writeNamespaces.mjs'

/** Packages where the number of files does not matter; tsc has already written them. */
const unbundled = new Set(['codemod', 'create', 'server', 'testing'])

/**
 * A tenth of valibot is used, in one chunk. As an external, it is so large that some bundlers make a file of it.
 * Its types are still those of the installed package. Of the 81 MB of logos only a few are used, and sites should
 * not install them.
 */
const isOutside = id => /^[@a-z]/.test(id) && id !== 'valibot' && !id.startsWith('@web3icons/')

/** The chunks with third-party code. */
const getForeignPart = id =>
  isSchemaCopy(id)
    ? 'schemas'
    : id.includes('/valibot/')
      ? 'later-api'
      : id.includes('/@web3icons/')
        ? 'marks'
        : undefined

/** These warnings about directives and about eagerly loaded chunks are intentional. */
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Writes the code of the packages in chunks that load together; tsc writes their types. */
export async function bundlePackages() {
  const parts = findParts()
  const packages = findPublishable().map(({ folder }) => basename(folder))
  for (const name of packages) if (!unbundled.has(name)) await bundlePackage(name, parts)
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
    external: isOutside,
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx'] } },
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    plugins: [separateSchemas, compactMarks, compactStyles, markPure, writeNamespaces],
    onLog: (level, log, print) => !quiet.has(log.code) && print(level, log),
  })
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    codeSplitting: {
      // Each module is already assigned to its chunk.
      includeDependenciesRecursively: false,
      groups: [{ name: id => getForeignPart(id) ?? parts.get(id) ?? null, debugName: 'parts' }],
    },
  })
  await bundle.close()
  const cycle = findCycle(output)
  if (cycle) {
    throw new Error(
      `Files of packages/${name} import each other: ${cycle.join(' → ')}. See what goes where in scripts/build/parts.mjs.`,
    )
  }
  const licences = await collectLicences(output)
  if (licences) await writeFile(join(folder, 'bundled.licences.txt'), licences)
}

/** Removes output of an earlier build, which would be published too. */
function removeScripts(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.js'))
  for (const file of files) rmSync(join(folder, file))
}
