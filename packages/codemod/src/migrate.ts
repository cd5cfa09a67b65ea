import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative, resolve, sep } from 'node:path'
import { listNamed } from './kits/findRule.js'
import type { Kit } from './kits/Kit.js'
import { type KitName, kitNames, kits } from './kits/kits.js'
import { findFiles } from './project/findFiles.js'
import { readVersion } from './project/readVersion.js'
import { rewriteManifest } from './project/rewriteManifest.js'
import { rewriteFile } from './source/rewriteFile.js'
import { listTodos, type Note } from './source/todo.js'

export interface MigrateOptions {
  /** A folder or a file. */
  readonly path: string
  /** @default every kit that is found */
  readonly kit?: KitName | undefined
  /** Reports without writing. @default `false` */
  readonly isDry?: boolean | undefined
}

export interface Change {
  readonly path: string
  readonly before: string
  readonly after: string
}

export interface Migration {
  readonly found: readonly KitName[]
  readonly changes: readonly Change[]
  readonly notes: readonly Note[]
}

interface SourceFile {
  readonly path: string
  readonly before: string
  text: string
}

/** Migrates a project from another kit. */
export async function migrate({ path, kit, isDry = false }: MigrateOptions): Promise<Migration> {
  const files = await Promise.all(
    (await findFiles(path)).map(async (each): Promise<SourceFile> => {
      const before = await readFile(each, 'utf8')
      return { path: each, before, text: before }
    }),
  )
  const version = await readVersion()
  const show = (file: SourceFile) => relative(process.cwd(), file.path) || file.path
  const unread: Note[] = []
  const start = resolve(path)
  const isWhole = ({ path: manifest }: SourceFile) => `${dirname(manifest)}${sep}`.startsWith(start + sep)
  const found = (kit ? [kit] : kitNames).filter(name => {
    const tell = (file: SourceFile, text: string) => unread.push({ path: show(file), line: 1, text })
    return rewriteProject(files, kits[name], { version, isWhole, tell })
  })
  const changed = files.filter(({ before, text }) => before !== text)
  if (!isDry) for (const file of changed) await writeFile(file.path, file.text)
  return {
    found,
    changes: changed.map(file => ({ path: show(file), before: file.before, after: file.text })),
    notes: [...unread, ...files.flatMap(file => listTodos(show(file), file.text))],
  }
}

interface ProjectParameters {
  readonly version: string
  readonly isWhole: (manifest: SourceFile) => boolean
  readonly tell: (file: SourceFile, note: string) => void
}

function rewriteProject(
  files: readonly SourceFile[],
  kit: Kit,
  { version, isWhole, tell }: ProjectParameters,
): boolean {
  const onUnread = (file: SourceFile) =>
    tell(file, `this file is not rewritten and stays as it is; it names ${kit.title}.`)
  const manifests = files.filter(file => basename(file.path) === 'package.json')
  const used = new Map(manifests.map(file => [file, { modules: new Set<string>(), left: new Set<string>() }]))
  let isFound = false
  for (const file of files) {
    // Parsing a whole project is slow, and most files do not contain the names.
    if (manifests.includes(file) || listNamed(file.text, kit).length === 0) continue
    const owners = manifests
      .filter(({ path }) => file.path.startsWith(dirname(path) + sep))
      .toSorted((one, other) => other.path.length - one.path.length)
      .flatMap(owner => used.get(owner) ?? [])
    const result = rewriteFile(file.text, file.path, kit)
    // A package may come from any package.json above.
    for (const name of result?.left ?? listNamed(file.text, kit))
      for (const { left } of owners) left.add(name)
    if (!result) {
      onUnread(file)
      continue
    }
    if (result.text !== file.text || result.left.length > 0) isFound = true
    file.text = result.text
    for (const module of result.modules) owners[0]?.modules.add(module)
  }
  for (const [file, { modules, left }] of used) {
    const kept = isWhole(file) ? [] : listNamed(file.text, kit).filter(name => !left.has(name))
    for (const name of kept) left.add(name)
    if (kept.length > 0)
      tell(file, `${kept.join(', ')}: stays here, as only a part of the project was looked at.`)
    const text = rewriteManifest(file.text, { kit, modules: [...modules], left: [...left], version })
    if (text === undefined && listNamed(file.text, kit).length > 0) onUnread(file)
    if (text !== undefined && text !== file.text) {
      isFound = true
      file.text = text
    }
  }
  return isFound
}
