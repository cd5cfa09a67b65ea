import { createServer } from 'node:net'
import { getPorts, slots } from './addresses.mjs'

/** A server that only holds the port; undefined if the port is in use. */
const hold = port =>
  new Promise(resolve => {
    const server = createServer(socket => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const release = server => new Promise(resolve => server.close(resolve))

async function isFree(port) {
  const server = await hold(port)
  if (server) await release(server)
  return server !== undefined
}

/**
 * Takes the first sandbox whose ports are all free. One port is held while this process lives, so that two
 * processes that start at once do not take the same sandbox.
 * @returns {Promise<{ slot: number, release: () => Promise<void> }>}
 */
export async function claimSlot() {
  const taken = []
  for (let slot = 0; slot < slots; slot++) {
    const { claim, ...others } = getPorts(slot)
    const server = await hold(claim)
    if (!server) {
      taken.push(claim)
      continue
    }
    const busy = []
    for (const port of Object.values(others)) if (!(await isFree(port))) busy.push(port)
    if (busy.length === 0) {
      server.unref()
      return { slot, release: () => release(server) }
    }
    taken.push(...busy)
    await release(server)
  }
  throw new Error(
    `All ${slots} sandbox slots are in use: stop the processes that listen on ${taken.join(', ')} and try again.`,
  )
}
