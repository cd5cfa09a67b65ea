import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, relative, sep } from 'node:path'
import type { Kit } from './kits/Kit.js'
import { type KitName, kitNames, kits } from './kits/kits.js'
import { findFiles } from './project/findFiles.js'
import { readVersion } from './project/readVersion.js'
import { rewriteManifest } from './project/rewriteManifest.js'
import type { Note } from './source/Note.js'
import { rewriteFile } from './source/rewriteFile.js'
import { listTodos } from './source/todo.js'

export interface MigrateOptions {
  /** A folder or a file. */
  readonly path: string
  /** @default every kit that is found */
  readonly kit?: KitName | undefined
  /** Only tells what it would do. @default `false` */
  readonly isDry?: boolean | undefined
}

export interface Change {
  readonly path: string
  readonly before: string
  readonly after: string
}

export interface Migration {
  /** The kits that were found. */
  readonly found: readonly KitName[]
  readonly changes: readonly Change[]
  /** What is left for somebody to do. */
  readonly notes: readonly Note[]
}

interface SourceFile {
  readonly path: string
  readonly before: string
  text: string
}

/** Rewrites a project that was written for another kit. */
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
  const found = (kit ? [kit] : kitNames).filter(name => {
    const isFound = rewriteProject(files, kits[name], version, file => {
      unread.push({
        path: show(file),
        line: 1,
        text: `this file could not be read and stays as it is; it names ${kits[name].title}.`,
      })
    })
    return isFound
  })
  const changed = files.filter(({ before, text }) => before !== text)
  if (!isDry) for (const file of changed) await writeFile(file.path, file.text)
  return {
    found,
    changes: changed.map(file => ({ path: show(file), before: file.before, after: file.text })),
    notes: [...unread, ...files.flatMap(file => listTodos(show(file), file.text))],
  }
}

/** Whether the project has the kit. */
function rewriteProject(
  files: readonly SourceFile[],
  kit: Kit,
  version: string,
  onUnread: (file: SourceFile) => void,
): boolean {
  const manifests = files.filter(file => basename(file.path) === 'package.json')
  const used = new Map(manifests.map(file => [file, { modules: new Set<string>(), left: new Set<string>() }]))
  let isFound = false
  for (const file of files) {
    if (manifests.includes(file) || !mayConcern(file.text, kit)) continue
    const result = rewriteFile(file.text, file.path, kit)
    if (!result) {
      onUnread(file)
      continue
    }
    if (result.text !== file.text || result.left.length > 0) isFound = true
    file.text = result.text
    const owner = manifests
      .filter(({ path }) => file.path.startsWith(dirname(path) + sep))
      .toSorted((one, other) => other.path.length - one.path.length)[0]
    const use = owner && used.get(owner)
    for (const module of result.modules) use?.modules.add(module)
    for (const name of result.left) use?.left.add(name)
  }
  for (const [file, { modules, left }] of used) {
    const text = rewriteManifest(file.text, { kit, modules: [...modules], left: [...left], version })
    if (text === undefined && mayConcern(file.text, kit)) onUnread(file)
    if (text !== undefined && text !== file.text) {
      isFound = true
      file.text = text
    }
  }
  return isFound
}

/** Reading a whole project as code takes long; most files do not have the words. */
const mayConcern = (text: string, { isOwn }: Kit): boolean =>
  [...text.matchAll(/['"](@?[\w.-]+(?:\/[\w.-]+)?)/g)].some(
    ([, name = '']) => isOwn(name) || isOwn(name.split('/')[0] ?? ''),
  )
