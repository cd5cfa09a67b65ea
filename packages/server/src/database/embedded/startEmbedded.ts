import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { openCluster } from './openCluster.js'
import { findBinaries, findRunUser, placeBinaries, placeCluster } from './placeForUser.js'
import {
  adopt,
  findRunning,
  hasCrashed,
  keepRunning,
  type PostgresProcess,
  runPostgres,
} from './runPostgres.js'

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataFolder: string
  /** Called when a crashed instance cannot be restarted; retries continue. */
  onError(error: Error): void
}

/** Uses the instance of another Portico process on the same folder, so that commands work beside a server. */
export async function startEmbedded({ dataFolder, onError }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = await findRunUser()
  const cluster = await placeCluster(resolve(dataFolder), user)
  const ownerFile = `${cluster}-owner`
  const passwordFile = `${cluster}-password`

  const start = async (port: number) => {
    const { postgres } = await placeBinaries(await findBinaries(), user)
    const child = await runPostgres(postgres, cluster, port, user)
    try {
      await writeFile(ownerFile, String(process.pid))
      return child
    } catch (cause) {
      // Otherwise the process would never be stopped.
      child.stop()
      await child.ended
      throw cause
    }
  }

  const keep = (first: PostgresProcess, port: number) =>
    keepRunning(first, { start: () => start(port), hasCrashed: () => hasCrashed(cluster), onError })

  const running = await findRunning(cluster, ownerFile)
  if (running) {
    const { port, isOrphan } = running
    const url = formatUrl(await readFile(passwordFile, 'utf8'), port)
    if (!isOrphan) return { url, stop: async () => {} }
    await writeFile(ownerFile, String(process.pid))
    return { url, stop: keep(adopt(running), port) }
  }

  const binaries = await placeBinaries(await findBinaries(), user)
  const password = await openCluster(cluster, passwordFile, binaries, user)
  const port = await findFreePort()
  return { url: formatUrl(password, port), stop: keep(await start(port), port) }
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

function formatUrl(password: string, port: number) {
  return `postgres://portico:${password}@127.0.0.1:${port}/postgres`
}
