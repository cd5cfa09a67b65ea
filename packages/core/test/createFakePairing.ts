// Loaded with the first event else, which may take longer than a test waits.
import '../src/connection/handleSourceEvent.js'
import { createOffer } from '../src/connection/offer/createOffer.js'
import type { OfferRequest } from '../src/connection/offer/Offer.js'
import type { SourceContext, SourceFactory, SourceSession } from '../src/sources/Source.js'

export interface FakePairing {
  readonly factory: SourceFactory
  readonly attempts: {
    readonly request: OfferRequest
    readonly signal: AbortSignal
    readonly uri: string
    readonly grant: (session: SourceSession) => void
    readonly refuse: (error: unknown) => void
  }[]
  /** What a later visit finds. */
  stored: readonly SourceSession[]
  /** Takes its time to be found, or is not. */
  restored: Promise<readonly SourceSession[]> | undefined
  /** What the page before a reload left open. */
  awaited: Promise<SourceSession> | undefined
  disconnects: number
  /** The sessions that the page has ended. */
  readonly ended: string[]
  /** Whether the wallet cannot be told. */
  fails: boolean
  /** Where the kit said that it is, in this order. */
  readonly networks: string[]
  readonly context: SourceContext
}

/** Wallets on other devices, which take up a code: the test is one. */
export function createFakePairing(): FakePairing {
  let context: SourceContext | undefined
  const fake: FakePairing = {
    attempts: [],
    stored: [],
    restored: undefined,
    awaited: undefined,
    disconnects: 0,
    ended: [],
    fails: false,
    networks: [],
    get context() {
      if (!context) throw new Error('The source was not created yet')
      return context
    },
    factory: {
      create(given) {
        context = given
        const { offer, connect, resume } = createOffer(given, {
          async make(request, signal) {
            const uri = `wc:${fake.attempts.length}`
            const session = new Promise<SourceSession>((grant, refuse) =>
              fake.attempts.push({ request, signal, uri, grant, refuse }),
            )
            return { uri, session }
          },
          dismiss: ({ id }) => disconnect(id),
        })
        async function disconnect(id: string): Promise<void> {
          fake.disconnects += 1
          fake.ended.push(id)
          if (fake.fails) throw new Error('The wallet cannot be told.')
        }
        return {
          id: 'walletConnect',
          type: 'WALLET_CONNECT',
          name: 'WalletConnect',
          sessions: 'several',
          namespaces: given.namespaces,
          start: page => void resume(page, () => fake.awaited),
          restore: async () => fake.restored ?? fake.stored,
          connect,
          getProvider: (namespace, sessionId) => ({ namespace, sessionId }),
          setNetwork: network => void fake.networks.push(network),
          disconnect,
          offer,
        }
      },
    },
  }
  return fake
}
