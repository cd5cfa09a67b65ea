import type { SourceContext, SourceEvent, SourceFactory, SourceSession } from '@portico/core/adapter'
import { createOffer } from '@portico/core/adapter'
import { createFakeProvider } from './createFakeProvider.js'

export interface FakePairing extends ReturnType<typeof createFakeProvider> {
  readonly factory: SourceFactory
  readonly session: SourceSession
  /** What a later visit finds; a promise that stays open is a slow disk. */
  stored: Promise<readonly SourceSession[]>
  disconnects: number
  /** The sessions that the page has ended. */
  readonly ended: (string | undefined)[]
  /** The visitor approves the code on the page. */
  grant(session?: SourceSession): void
  /** What the wallet does on its own. */
  tell(event: SourceEvent): void
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
  let context: SourceContext | undefined
  let chainId = chainIds[0] ?? 1
  let grant: ((session: SourceSession) => void) | undefined
  const chains = chainIds.map(id => `eip155:${id}` as const)
  const session: SourceSession = {
    id: 'topic',
    wallet: { name, icon: 'https://phone.example/icon.png' },
    namespaces: {
      eip155: {
        chains,
        accounts: chains.flatMap(chain => addresses.map(address => `${chain}:${address}` as const)),
        methods: [],
        events: [],
      },
    },
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
        const { offer, connect } = createOffer(given, {
          async make() {
            const granted = new Promise<SourceSession>(resolve => {
              grant = resolve
            })
            return { uri: 'wc:1', session: granted }
          },
          dismiss: ({ id }) => disconnect(id),
        })
        async function disconnect(id: string): Promise<void> {
          fake.disconnects += 1
          fake.ended.push(id)
        }
        return {
          id: 'walletConnect',
          type: 'WALLET_CONNECT',
          name: 'WalletConnect',
          sessions: 'several',
          namespaces: given.namespaces,
          restore: () => fake.stored,
          connect,
          offer,
          disconnect,
          getProvider: () => wallet.provider,
          setNetwork(network) {
            chainId = Number(network.split(':')[1])
          },
        }
      },
    },
  }
  return fake
}
