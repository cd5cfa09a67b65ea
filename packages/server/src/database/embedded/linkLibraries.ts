import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'

interface Link {
  /** Both are paths in the package. */
  source: string
  target: string
}

/**
 * npm packages cannot hold links, so the PostgreSQL package lists those of its libraries and makes them in an install
 * script. Many install without running scripts: what is missing is made here.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  // Written by the package's own build, in this shape.
  const links = JSON.parse(list) as Link[]
  await Promise.all(links.map(link => makeLink(packageFolder, link)))
}

async function makeLink(folder: string, { source, target }: Link) {
  // Relative, so that the folder can be copied. All links of the list stay in their own folder.
  if (dirname(source) !== dirname(target))
    throw new ServerFailure(`Unexpected link from ${target} to ${source}.`)
  try {
    await symlink(basename(source), join(folder, target))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new ServerFailure(
      `The libraries of the embedded PostgreSQL cannot be linked in ${folder}. Install the packages with their scripts, let this user write there, or set DATABASE_URL.`,
      { cause },
    )
  }
}
