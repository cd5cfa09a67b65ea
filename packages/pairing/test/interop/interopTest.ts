import { beforeAll, it, vi } from 'vitest'
import { openBorrowedDatabase } from '../../../server/test/openBorrowedDatabase.js'
import { rightNow } from './createWorld.js'
import { createNetwork, type Network } from './network/createNetwork.js'
import { type SteadyRelay, startSteadyRelay } from './network/startSteadyRelay.js'
import { setAsideForeignRejections } from './setAsideForeignRejections.js'

export interface Stage {
  readonly network: Network
  /** A relay without lines to it. */
  startRelay(): Promise<SteadyRelay>
  /** Ends it with the test; in case of our own clients only once no promise of theirs is open. */
  keep<Peer extends { close(): Promise<void> }>(peer: Promise<Peer>): Promise<Peer>
}

vi.setConfig({ testTimeout: 240_000, maxConcurrency: 8 })

setAsideForeignRejections()

let database: Awaited<ReturnType<typeof openBorrowedDatabase>>['database']
beforeAll(async () => {
  const opened = await openBorrowedDatabase()
  database = opened.database
  return opened.close
})

/** A test with a relay of its own, so that many can run at the same time. */
export const interopTest = it.extend<{ stage: Stage }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names from a pattern
  stage: async ({}, use) => {
    const options = { database, now: rightNow, limits: { refusalHold: 50 } }
    const network = await createNetwork(options)
    const kept: { close(): Promise<void> }[] = []
    const relays: SteadyRelay[] = []
    await use({
      network,
      async startRelay() {
        const relay = await startSteadyRelay(options)
        relays.push(relay)
        return relay
      },
      async keep(peer) {
        const it = await peer
        kept.push(it)
        return it
      },
    })
    await Promise.all(kept.map(peer => peer.close()))
    await Promise.all([network, ...relays].map(server => server.close()))
  },
})
