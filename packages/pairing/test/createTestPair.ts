import type { SourceEvent } from '@portico/core/adapter'
// Fetched when needed; here beforehand, so that a test need not wait for the disk.
import { testFamilies } from './testFamilies.js'
import '../src/authenticate/createAuthentication.js'
import '../src/authenticate/verifyOnChain.js'
import '../src/requests/handleSettle.js'
import '../src/provider/routeRequest.js'
import '@portico/codec/evm'
import { createPairingClient } from '../src/client/createPairingClient.js'
import type { PairingProposal } from '../src/client/PairingClient.js'
import type { PairingOptions } from '../src/PairingOptions.js'
import type { GrantedNamespaces } from '../src/session/parseNamespaces.js'
import { createWalletClient } from '../src/wallet/createWalletClient.js'
import type {
  WalletAuthentication,
  WalletOptions,
  WalletProposal,
  WalletRequest,
} from '../src/wallet/WalletClient.js'
import { createMemoryRelay, type MemoryRelayOptions } from './createMemoryRelay.js'
import { createTestEnvironment, settle, type TestEnvironment } from './createTestEnvironment.js'

export const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
export const otherAddress = '0x25caca7f7bf3a77b1738a8c98a666dd9e4c69a0c'

export const proposal: PairingProposal = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  events: ['accountsChanged', 'chainChanged'],
}

export const namespaces: GrantedNamespaces = {
  eip155: {
    chains: ['eip155:1', 'eip155:10'],
    accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
    methods: [...proposal.methods],
    events: [...proposal.events],
  },
}

/** A wallet that grants these accounts and, unless told otherwise, all that was asked for. */
export const grantOf = (
  accounts: readonly string[],
  more: Partial<GrantedNamespaces[string]> = {},
): GrantedNamespaces => ({
  eip155: { accounts, methods: [...proposal.methods], events: [...proposal.events], ...more },
})

export interface TestPairOptions {
  readonly relay?: MemoryRelayOptions
  readonly wallet?: Partial<WalletOptions>
  readonly client?: PairingOptions
  readonly environment?: Partial<TestEnvironment>
  readonly rpcUrls?: Readonly<Record<string, readonly string[]>>
}

const metadata = {
  name: 'Shop',
  description: 'Sells',
  url: 'https://dapp.example',
  icons: ['https://dapp.example/i.png'],
}

/** Our client and our wallet over a relay in memory, all on one clock. */
export function createTestPair(options: TestPairOptions = {}) {
  const clock = { now: 1_700_000_000_000 }
  const environment = createTestEnvironment(options.environment, clock)
  const walletEnvironment = createTestEnvironment({}, clock)
  const relay = createMemoryRelay({ now: () => clock.now, ...options.relay })
  const events: SourceEvent[] = []
  const proposals: WalletProposal[] = []
  const authentications: WalletAuthentication[] = []
  const requests: WalletRequest[] = []
  const ended: string[] = []

  const createClient = (world: TestEnvironment = environment) =>
    createPairingClient(
      {
        environment: world,
        projectId: 'project',
        metadata,
        families: testFamilies,
        getRpcUrls: network => options.rpcUrls?.[network] ?? [],
        emit: event => void events.push(event),
      },
      { relayUrl: 'wss://relay.example', WebSocket: relay.WebSocket, ...options.client },
    )
  const client = createClient()
  const plain = createWalletClient({
    environment: walletEnvironment,
    projectId: 'project',
    metadata: { ...metadata, name: 'Phone Wallet' },
    relayUrl: 'wss://relay.example',
    WebSocket: relay.WebSocket,
    onProposal: item => void proposals.push(item),
    onRequest: item => void requests.push(item),
    onEnded: topic => void ended.push(topic),
    ...options.wallet,
  })

  const wallet: typeof plain = {
    ...plain,
    async emitEvent(...parameters) {
      await plain.emitEvent(...parameters)
      await settle()
    },
  }

  async function connect(granted: GrantedNamespaces = namespaces) {
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.pair(attempt.uri)
    await settle()
    const received = proposals.at(-1)
    if (!received) throw new Error('No proposal came.')
    const walletSession = await wallet.approve(received.id, { namespaces: granted })
    const session = await attempt.session
    await settle()
    return { attempt, session, walletSession, topic: session.topic }
  }

  return {
    clock,
    environment,
    walletEnvironment,
    relay,
    client,
    wallet,
    events,
    proposals,
    authentications,
    requests,
    ended,
    connect,
    createClient,
  }
}
