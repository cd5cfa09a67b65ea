import { readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'

interface Link {
  /** Both are paths in the package. */
  source: string
  target: string
}

/**
 * npm packages cannot contain symlinks, so the PostgreSQL package creates those of its libraries in an install
 * script. Install scripts are often disabled; missing links are created here.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  // The package's own build writes this shape.
  const links = JSON.parse(list) as Link[]
  await Promise.all(links.map(link => makeLink(packageFolder, link)))
}

async function makeLink(folder: string, { source, target }: Link) {
  // Relative, so that the folder can be copied. All listed links stay in their own folder.
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
