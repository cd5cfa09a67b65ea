import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { findBinaries } from './findBinaries.js'
import { findRunning, stopRunning } from './findRunning.js'
import { findRunUser } from './findRunUser.js'
import { openCluster } from './openCluster.js'
import { placeBinaries, placeCluster } from './placeForUser.js'
import { runPostgres } from './runPostgres.js'

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL from the data folder, reachable from this machine only, on a free port. When another Portico
 * process already runs it there, that one is used, so that commands work beside a running server.
 */
export async function startEmbedded(dataFolder: string): Promise<EmbeddedPostgres> {
  const user = await findRunUser()
  const cluster = await placeCluster(resolve(dataFolder), user)
  const ownerFile = `${cluster}-owner`
  const passwordFile = `${cluster}-password`

  const running = await findRunning(cluster, ownerFile)
  if (running) {
    const { port, isOrphan } = running
    if (isOrphan) await writeFile(ownerFile, String(process.pid))
    const password = await readFile(passwordFile, 'utf8')
    return {
      url: formatUrl(password, port),
      stop: async () => (isOrphan ? await stopRunning(running) : undefined),
    }
  }

  const binaries = await placeBinaries(await findBinaries(), user)
  const password = await openCluster(cluster, passwordFile, binaries, user)
  const port = await findFreePort()
  const stop = await runPostgres(binaries.postgres, cluster, port, user)
  await writeFile(ownerFile, String(process.pid))
  return { url: formatUrl(password, port), stop }
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
