import { SignClient } from '@walletconnect/sign-client'
import { SignClient as OlderSignClient } from 'sign-client-2-20'
import { createForeignStorage, metadata } from '../createWorld.js'
import type { Heard, TestPage } from './TestPage.js'
import { goodbye, proposal, signInTerms, toHex } from './terms.js'

export const signClients = {
  '2.21.8': SignClient,
  '2.20.3': OlderSignClient as unknown as typeof SignClient, // the same surface, one year apart
} as const

export type ClientVersion = keyof typeof signClients

export const createSignClient = (version: ClientVersion, relayUrl: string, name: string) =>
  signClients[version].init({
    projectId: 'shop',
    relayUrl,
    metadata: { ...metadata, name },
    storage: createForeignStorage(),
    logger: 'silent',
  })

export async function createReferencePage(relayUrl: string, version: ClientVersion): Promise<TestPage> {
  const client = await createSignClient(version, relayUrl, 'Shop')
  const heard: Heard[] = []
  client.on('session_event', ({ params: { event } }) => {
    heard.push({ name: event.name, data: String(event.data) })
  })
  const optionalNamespaces = {
    eip155: { chains: [...proposal.chains], methods: [...proposal.methods], events: [...proposal.events] },
  }
  const quietly = (settled: Promise<string>) => {
    settled.catch(() => undefined)
    return settled
  }

  return {
    heard,
    async propose() {
      const { uri = '', approval } = await client.connect({ optionalNamespaces })
      return { uri, settled: quietly(approval().then(({ topic }) => topic)) }
    },
    async signIn() {
      const { chains, methods } = optionalNamespaces.eip155
      const { uri = '', response } = await client.authenticate({ ...signInTerms, chains, methods })
      return { uri, settled: quietly(response().then(({ session }) => session?.topic ?? '')) }
    },
    sign: (topic, message, address) =>
      client.request<string>({
        topic,
        chainId: 'eip155:1',
        request: { method: 'personal_sign', params: [toHex(message), address] },
      }),
    ping: topic => client.ping({ topic }),
    disconnect: topic => client.disconnect({ topic, reason: goodbye }),
    async getSession(topic) {
      const session = client.session.getAll().find(item => item.topic === topic)
      return session && { accounts: session.namespaces.eip155?.accounts ?? [], expiry: session.expiry }
    },
    wake: () => void client.core.relayer.restartTransport().catch(() => undefined),
    // It may take for ever.
    close: async () => void client.core.relayer.transportClose().catch(() => undefined),
  }
}
