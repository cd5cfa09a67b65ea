import { getPackageName } from '../kits/findRule.js'
import type { Kit } from '../kits/Kit.js'

const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/** Peer dependencies that the site must install, by module. */
const views = ['react', 'react-dom']
const wagmi = [...views, 'wagmi', 'viem', '@tanstack/react-query']
const needs: Readonly<Record<string, readonly string[]>> = {
  '@portico/compat/appkit-wagmi': wagmi,
  '@portico/compat/appkit-solana': [...views, '@solana/web3.js'],
  '@portico/compat/appkit-vue': [...views, 'vue'],
  '@portico/compat/rainbowkit': wagmi,
  '@portico/compat/connectkit': wagmi,
  '@portico/compat/onchainkit': wagmi,
}

const ranges: Readonly<Record<string, string>> = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  wagmi: '^3.0.0',
  viem: '^2.0.0',
  '@tanstack/react-query': '^5.0.0',
  '@solana/web3.js': '^1.98.0',
  vue: '^3.0.0',
}

export interface ManifestChange {
  readonly kit: Kit
  /** The modules that the code imports after the migration. */
  readonly modules: readonly string[]
  /** Packages of the old kit that are still imported. */
  readonly left: readonly string[]
  readonly version: string
}

/** Replaces the kit's packages in a package.json; undefined if it is not JSON. */
export function rewriteManifest(text: string, change: ManifestChange): string | undefined {
  const manifest = readObject(text)
  if (!manifest) return undefined
  const { kit, left } = change
  const names = new Set<string>()
  for (const section of sections)
    for (const name of Object.keys(getSection(manifest, section))) names.add(name)
  const gone = [...names].filter(name => kit.isOwn(name) && !left.includes(name))
  const added = listNeeded(change, gone.length > 0).filter(name => !names.has(name))
  if (gone.length === 0 && added.length === 0) return text
  for (const section of sections) {
    const known = getSection(manifest, section)
    for (const name of gone) delete known[name]
    if (section in manifest && Object.keys(known).length === 0) delete manifest[section]
  }
  const dependencies = getSection(manifest, 'dependencies')
  for (const name of added) dependencies[name] = isOurs(name) ? `^${change.version}` : (ranges[name] ?? '*')
  manifest.dependencies = Object.fromEntries(
    Object.entries(dependencies).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? []
  return JSON.stringify(manifest, null, indent) + (text.endsWith('\n') ? '\n' : '')
}

function listNeeded({ modules }: ManifestChange, isLeaving: boolean): readonly string[] {
  if (modules.length === 0 && !isLeaving) return []
  const packages = modules.flatMap(module => [getPackageName(module), ...(needs[module] ?? [])])
  // Notes in the code refer to `portico`, even where only names of the old kit are imported.
  return [...new Set(['portico', ...packages, ...views])]
}

const isOurs = (name: string) => name === 'portico' || name.startsWith('@portico/')

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined // keys are strings
  } catch {
    return undefined
  }
}

const getSection = (manifest: Record<string, unknown>, section: string): Record<string, unknown> => {
  const value = manifest[section]
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // keys are strings
}
