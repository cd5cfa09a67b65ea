import { randomBytes } from 'node:crypto'
import { access, cp, rename, rm } from 'node:fs/promises'

/** Copies a folder atomically unless the target exists; safe with concurrent callers. */
export async function copyFolder(source: string, target: string): Promise<void> {
  if (await isThere(target)) return
  const own = `${target}-${randomBytes(6).toString('hex')}`
  try {
    await cp(source, own, { recursive: true, verbatimSymlinks: true })
    await rename(own, target)
  } catch (cause) {
    await rm(own, { recursive: true, force: true })
    // A concurrent copy has finished first.
    if (!(await isThere(target))) throw cause
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
