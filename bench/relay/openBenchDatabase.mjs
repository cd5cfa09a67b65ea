import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

/** A PostgreSQL that the servers share, with default settings. */
export async function openBenchDatabase() {
  const { openDatabase } = await import(join(root, 'packages/server/dist/exports/index.js'))
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-relay-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when this runs as root
  const { database, url, close } = await openDatabase({ dataFolder })
  return {
    url,
    /** Leftovers of one measurement must not affect the next. */
    clear: async () => {
      await database`delete from relay_messages`
      await database`delete from relay_deliveries`
    },
    close: async () => {
      await close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
