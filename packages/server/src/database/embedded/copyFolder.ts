import { randomBytes } from 'node:crypto'
import { access, cp, rename, rm } from 'node:fs/promises'

/** Copies a folder to where nobody has done so yet. It is there as a whole or not at all, also for others who do the same. */
export async function copyFolder(source: string, target: string): Promise<void> {
  if (await isThere(target)) return
  const own = `${target}-${randomBytes(6).toString('hex')}`
  try {
    await cp(source, own, { recursive: true, verbatimSymlinks: true })
    await rename(own, target)
  } catch (cause) {
    await rm(own, { recursive: true, force: true })
    // Somebody else was faster.
    if (!(await isThere(target))) throw cause
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}
