import type { Environment } from '@portico/core'
import type { SourceEvent } from '@portico/core/adapter'
import { expect } from 'vitest'
import WebSocket from 'ws'
import { createPairingClient } from '../../../src/client/createPairingClient.js'
import type { PairingOptions } from '../../../src/PairingOptions.js'
import type { SocketConstructor } from '../../../src/relay/Socket.js'
import { testFamilies } from '../../testFamilies.js'
import { createWorld, metadata } from '../createWorld.js'
import { until } from '../steps.js'
import { createLedger } from './createLedger.js'
import type { Heard, TestPage } from './TestPage.js'
import { proposal, signInTerms, toHex } from './terms.js'

export interface OurPage extends TestPage {
  readonly client: ReturnType<typeof createPairingClient>
  readonly events: readonly SourceEvent[]
}

export async function createOurPage(
  relayUrl: string | readonly string[],
  environment: Environment = createWorld(),
  options: PairingOptions = {},
): Promise<OurPage> {
  const ledger = createLedger()
  const events: SourceEvent[] = []
  const heard: Heard[] = []
  const context = {
    environment,
    projectId: 'shop',
    metadata,
    families: testFamilies,
    getRpcUrls: () => [],
    emit(event: SourceEvent) {
      events.push(event)
      if (event.type === 'chainChanged') heard.push({ name: event.type, data: event.chainId })
      if (event.type === 'accountsChanged') heard.push({ name: event.type, data: event.accounts.join() })
    },
  }
  // Its type is wider than what is used of it.
  const Socket = WebSocket as unknown as SocketConstructor
  const client = ledger.follow(createPairingClient(context, { relayUrl, WebSocket: Socket, ...options }))
  const provider = ledger.follow(client.getProvider('eip155'))
  const pair = async (authenticate?: typeof signInTerms & { onAuthenticated(): void }) => {
    const { uri, session } = await client.pair({ namespaces: { eip155: proposal }, authenticate })
    const settled = session.then(({ topic }) => topic)
    settled.catch(() => undefined)
    return { uri, settled }
  }

  return {
    client,
    events,
    heard,
    propose: () => pair(),
    async signIn() {
      let times = 0
      const onAuthenticated = () => {
        times += 1
      }
      const invitation = await pair({ ...signInTerms, onAuthenticated })
      const settled = invitation.settled.then(topic => {
        expect(times, 'signed in').toBe(1)
        return topic
      })
      return { ...invitation, settled }
    },
    async sign(_, message, address) {
      const params = [toHex(message), address]
      return String(await provider.request({ method: 'personal_sign', params }))
    },
    ping: () => client.ping(),
    disconnect: () => client.disconnect(),
    async getSession(topic) {
      const session = (await client.restore()).find(known => known.topic === topic)
      return session && { accounts: session.namespaces.eip155?.accounts ?? [], expiry: session.expiry }
    },
    async close() {
      await until(() => expect(ledger.open, 'promises of our page').toEqual([]))
      client.stop()
    },
  }
}
