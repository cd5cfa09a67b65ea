import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'
import { findBinaries } from './findBinaries.js'
import { findRunUser } from './findRunUser.js'
import { openCluster } from './openCluster.js'
import { placeBinaries, placeCluster } from './placeForUser.js'
import { spawnProgram } from './runProgram.js'

export interface EmbeddedPostgres {
  url: string
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL from the data folder, reachable from this machine only, on a free port. When another Portico
 * process already runs it there, its address is returned, so that commands work beside a running server.
 */
export async function startEmbedded(dataFolder: string): Promise<EmbeddedPostgres> {
  const folder = resolve(dataFolder)
  const user = await findRunUser()
  const cluster = await placeCluster(folder, user)
  const passwordFile = join(folder, 'postgres-password')
  const running = await findRunning(cluster, passwordFile)
  if (running) return { url: running, stop: async () => {} }

  const binaries = await placeBinaries(await findBinaries(), user)
  const password = await openCluster(cluster, passwordFile, binaries, user)
  const port = await findFreePort()
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on']
  const args = ['-D', cluster, '-p', String(port), ...options.flatMap(option => ['-c', option])]
  const child = spawnProgram(binaries.postgres, args, user)
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  // Whatever ends this process, the database goes down with it.
  const stopNow = () => void child.kill('SIGINT')
  process.once('exit', stopNow)
  child.once('close', () => process.removeListener('exit', stopNow))

  await new Promise<void>((ready, reject) => {
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
      if (text.includes('ready to accept connections')) ready()
    })
    child.once('error', cause =>
      reject(new ServerFailure(`PostgreSQL cannot be run: ${cause.message}`, { cause })),
    )
    child.once('close', () =>
      reject(new ServerFailure(`The embedded PostgreSQL stopped at once: ${words.trim()}`)),
    )
  })
  return {
    url: formatUrl(password, port),
    async stop() {
      child.kill('SIGINT') // its "fast" shutdown: ends open connections, keeps all that was committed
      await ended
    },
  }
}

async function findRunning(cluster: string, passwordFile: string) {
  try {
    const [pid, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(pid), 0)
    return formatUrl(await readFile(passwordFile, 'utf8'), Number(port))
  } catch {
    return undefined
  }
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
