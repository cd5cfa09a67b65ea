import type { CaipNetworkId } from '@portico/core'
import {
  lazy,
  type RequestProvider,
  type SourceContext,
  type SourceSession,
  solanaFamily,
  type WalletSource,
} from '@portico/core/adapter'
import type { PorticoError } from '@portico/protocol'
import type { PhoneChannel, PhoneSession } from './PhoneChannel.js'

/** What a channel reports to the kit. */
export interface PhoneNews {
  /** The visitor has returned with a session that no call waits for. */
  granted(session: PhoneSession): void
  ended(reason: PorticoError): void
  /** A browser opens an app only in a tap: without one the visitor is shown a button. Returns how to remove it. */
  offer(link: string): () => void
}

export interface PhoneSourceParts {
  readonly id: string
  readonly name: string
  /** Whether wallets can be reached this way on this device. */
  readonly isOffered: boolean
  load(news: PhoneNews): Promise<PhoneChannel>
  /** Whether the page was left for the wallet and has been opened with its answer. */
  readonly hasReturned?: (() => boolean) | undefined
}

/** A source of one wallet app on this phone. Its code loads when a visitor needs it. */
export function createPhoneSource(
  context: SourceContext,
  { id, name, isOffered, load, hasReturned }: PhoneSourceParts,
): WalletSource {
  const { environment } = context
  let current: PhoneSession | undefined
  let network: CaipNetworkId | undefined
  let link: string | undefined
  let lastRequest = 0

  const news: PhoneNews = {
    granted: session => context.emit({ type: 'granted', session: take(session) }),
    ended(reason) {
      if (!current) return
      const sessionId = current.id
      current = undefined
      context.emit({ type: 'ended', sessionId, reason })
    },
    offer(href) {
      link = href
      const request = ++lastRequest
      context.emit({ type: 'requestSent', id: request, sessionId: current?.id ?? id, method: 'open' })
      return () => context.emit({ type: 'requestSettled', id: request })
    },
  }
  const channel = lazy(() => load(news))
  const provider = lazy(async (): Promise<RequestProvider> => {
    const { createPhoneProvider } = await import('./createPhoneProvider.js')
    return createPhoneProvider({
      load: channel.load,
      getSession: () => current,
      getNetwork: () => network ?? current?.chains[0] ?? 'solana:',
    })
  })

  function take(session: PhoneSession): SourceSession {
    current = session
    const { chains, addresses, wallet } = session
    return {
      id: session.id,
      wallet,
      namespaces: {
        solana: {
          chains,
          accounts: chains.flatMap(chain => addresses.map(address => `${chain}:${address}` as const)),
          methods: solanaFamily.remote.methods,
          events: [],
        },
      },
    }
  }

  return {
    id,
    type: 'EXTERNAL',
    name,
    method: 'mobile',
    sessions: 'one',
    leavesPage: hasReturned && true,
    namespaces: isOffered && context.namespaces.includes('solana') ? ['solana'] : [],
    start() {
      if (!hasReturned?.()) return
      channel.load().catch(error => environment.logger.warn(`The answer of ${name} was not read.`, error))
    },
    async restore() {
      const session = await (await channel.load()).restore()
      return session ? [take(session)] : []
    },
    prepare: async () => void (await Promise.all([channel.load(), provider.load()])),
    // Awaits nothing once loaded: browsers open an app only within the visitor's tap.
    connect: async ({ signal }) => take(await (channel.get() ?? (await channel.load())).connect(signal)),
    getProvider: () => ({
      request: async (...call: Parameters<RequestProvider['request']>) =>
        (await provider.load()).request(...call),
    }),
    setNetwork(given) {
      network = given
    },
    async disconnect(sessionId) {
      if (current?.id === sessionId) current = undefined
      await (await channel.load()).disconnect()
    },
    getRequestView: async () => (link ? { name: 'OpenWallet', link: { href: link, name } } : undefined),
    cancelRequests: () => channel.get()?.cancel(),
  }
}
