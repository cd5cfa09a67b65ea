import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createRelay,
  type Database,
  type PushSettings,
  type RelayEvent,
  type RelayLimits,
} from '../src/exports/index.js'
import { connectRelayClient, type RelayClientOptions } from './connectRelayClient.js'

export interface TestRelayOptions {
  database: Database
  limits?: Partial<RelayLimits>
  now?: () => number
  audiences?: string[]
  trustProxy?: boolean
  fanoutUrl?: string
  push?: PushSettings
}

/** A relay on a port of its own, with limits and a clock of the test's choice. */
export async function startTestRelay(options: TestRelayOptions) {
  const events: RelayEvent[] = []
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/relay`
  const relay = createRelay({
    // Clients behind a proxy are not on this machine, and only an address that is configured serves those.
    audiences: options.trustProxy ? [url] : [],
    ...options,
    onEvent: event => void events.push(event),
  })
  server.on('upgrade', relay.handleUpgrade)
  let closing: Promise<void> | undefined

  return {
    url,
    port,
    events,
    connect: (more: RelayClientOptions = {}) => connectRelayClient(url, more),
    close: () => {
      closing ??= relay.close().then(async () => {
        server.close()
        server.closeAllConnections()
      })
      return closing
    },
  }
}

export type TestRelay = Awaited<ReturnType<typeof startTestRelay>>
