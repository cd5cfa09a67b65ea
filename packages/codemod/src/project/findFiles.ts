import { readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Folders with dependencies or build output. */
const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'vendor'])
const sources = /\.([cm]?[jt]sx?|vue|svelte|astro|mdx|html|css|scss|less)$/
const isSource = (name: string) => sources.test(name) || name === 'package.json'

export async function findFiles(path: string): Promise<readonly string[]> {
  const start = resolve(path)
  const isFile = (await stat(start)).isFile()
  const found = isFile ? [start] : await listFolder(start)
  const manifest = await findAbove(isFile ? dirname(start) : start)
  return manifest && !found.includes(manifest) ? [manifest, ...found] : found
}

async function listFolder(folder: string): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((left, right) =>
    left.name < right.name ? -1 : 1,
  )
  const lists = await Promise.all(
    entries.map(async entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : listFolder(path)
      return entry.isFile() && isSource(entry.name) ? [path] : []
    }),
  )
  return lists.flat()
}

async function findAbove(folder: string): Promise<string | undefined> {
  const path = join(folder, 'package.json')
  const known = await stat(path).catch(() => undefined)
  if (known?.isFile()) return path
  const above = dirname(folder)
  return above === folder ? undefined : findAbove(above)
}
