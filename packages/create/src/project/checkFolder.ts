import { readdir, stat } from 'node:fs/promises'

const harmless = ['.git', '.DS_Store']

export async function checkFolder(folder: string, { isForced }: { isForced: boolean }): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return
  if (!found.isDirectory()) throw new Error(`${folder} is a file, not a folder.`)
  if (isForced) return
  const names = (await readdir(folder)).filter(name => !harmless.includes(name))
  if (names.length === 0) return
  throw new Error(
    `The folder ${folder} is not empty: it contains ${listSome(names)}. Choose another one, or pass --force: existing files of the same name are overwritten, others stay.`,
  )
}

function listSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown
}
