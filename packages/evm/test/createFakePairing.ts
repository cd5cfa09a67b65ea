import type { PairingContext, PairingEvent, PairingFactory, PairingSession } from '@portico/core'
import { createFakeProvider } from './createFakeProvider.js'

export interface FakePairing extends ReturnType<typeof createFakeProvider> {
  readonly factory: PairingFactory
  readonly session: PairingSession
  /** What a later visit finds; a promise that stays open is a slow disk. */
  stored: Promise<readonly PairingSession[]>
  disconnects: number
  /** The topics of the sessions that the page has ended. */
  readonly ended: (string | undefined)[]
  /** The visitor approves the code on the page. */
  grant(session?: PairingSession): void
  /** What the wallet does on its own. */
  tell(event: PairingEvent): void
}

/** A remote wallet that is the test: it grants two chains, and its provider is on the one that it is told. */
export function createFakePairing({
  addresses,
  chainIds,
  name = 'Phone Wallet',
  answers = {},
}: {
  readonly addresses: readonly string[]
  readonly chainIds: readonly number[]
  readonly name?: string
  readonly answers?: Parameters<typeof createFakeProvider>[0]
}): FakePairing {
  let context: PairingContext | undefined
  let chainId = chainIds[0] ?? 1
  let grant: ((session: PairingSession) => void) | undefined
  const chains = chainIds.map(id => `eip155:${id}` as const)
  const session: PairingSession = {
    topic: 'topic',
    peer: { name, description: '', url: 'https://phone.example', icons: ['https://phone.example/icon.png'] },
    namespaces: {
      eip155: {
        chains,
        accounts: chains.flatMap(chain => addresses.map(address => `${chain}:${address}` as const)),
        methods: [],
        events: [],
      },
    },
    expiry: 2_000_000_000,
  }
  const wallet = createFakeProvider({
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_accounts: () => addresses,
    wallet_switchEthereumChain(given) {
      // Asked by our own code, in the one form there is.
      chainId = Number((given as { chainId: string }).chainId)
      return null
    },
    ...answers,
  })
  const fake: FakePairing = {
    ...wallet,
    session,
    stored: Promise.resolve([]),
    disconnects: 0,
    ended: [],
    grant: (granted = session) => grant?.(granted),
    tell: event => context?.emit(event),
    factory: {
      create(given) {
        context = given
        return {
          restore: () => fake.stored,
          resume: () => undefined,
          warm() {},
          async pair() {
            const granted = new Promise<PairingSession>(resolve => {
              grant = resolve
            })
            return { uri: 'wc:1', expiresAt: Date.now() + 300_000, session: granted }
          },
          getProvider: () => wallet.provider,
          setNetwork(network) {
            chainId = Number(network.split(':')[1])
          },
          async disconnect(topic) {
            fake.disconnects += 1
            fake.ended.push(topic)
          },
        }
      },
    },
  }
  return fake
}
