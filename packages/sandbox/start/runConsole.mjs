import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startConsole } from '@portico/server'
import { endWith } from './endWith.mjs'

const dataFolder = process.env.PORTICO_DATA_FOLDER

/** The sandbox's console: its own process and database role, on the PostgreSQL that is already running. */
const starting = startConsole({
  port: Number(process.env.PORT),
  dataFolder,
  rateLimit: { burst: 10_000, perSecond: 1_000 },
  onError: error => console.error(error),
})
// Registered while it starts, so that a signal meanwhile ends it.
endWith(async () => (await starting).close())
const { firstLink = '' } = await starting
// For the terminal of `npm start`, and for tests.
await writeFile(join(dataFolder, 'console-link.txt'), firstLink, { mode: 0o600 })
