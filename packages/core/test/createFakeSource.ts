import type { ChainNamespace } from '../src/families/ChainNamespace.js'
import type {
  SourceConnectParameters,
  SourceContext,
  SourceFactory,
  SourceSession,
  WalletSource,
} from '../src/sources/Source.js'

export interface FakeSource {
  readonly factory: SourceFactory
  readonly context: SourceContext
  /** What it was asked for, with how to answer. */
  readonly asked: {
    readonly parameters: SourceConnectParameters
    readonly grant: (session: SourceSession) => void
    readonly refuse: (error: unknown) => void
  }[]
  /** Who it remembers, before it has answered. */
  user: SourceSession['user']
  /** What a later visit finds. */
  stored: readonly SourceSession[]
  /** The sessions that the page has ended, in this order. */
  readonly ended: string[]
  /** Where the kit said that it is, as `session network`. */
  readonly networks: string[]
  prepared: number
  /** How it gives an account of another kind. */
  setAccountType: NonNullable<WalletSource['setAccountType']>
}

/** A place with wallets that is neither in the page nor behind a code: the test answers for it. */
export function createFakeSource({
  id = 'vault',
  namespaces = ['eip155', 'solana'],
  preparesEarly,
  sessions = 'several',
}: {
  readonly id?: string
  readonly preparesEarly?: boolean
  readonly sessions?: WalletSource['sessions']
  readonly namespaces?: readonly ChainNamespace[]
} = {}): FakeSource {
  let context: SourceContext | undefined
  const fake: FakeSource = {
    asked: [],
    user: undefined,
    stored: [],
    ended: [],
    networks: [],
    prepared: 0,
    setAccountType: () => new Promise(() => {}),
    get context() {
      if (!context) throw new Error('The source was not created yet')
      return context
    },
    factory: {
      create(given) {
        context = given
        return {
          id,
          type: 'EXTERNAL',
          name: 'Vault',
          sessions,
          namespaces: namespaces.filter(namespace => given.namespaces.includes(namespace)),
          recallUser: () => fake.user,
          restore: async () => fake.stored,
          preparesEarly,
          async prepare() {
            fake.prepared += 1
          },
          connect(parameters) {
            // As a login does, which browsers allow only within the click.
            given.environment.openWindow('https://login.example', '_blank')
            return new Promise((grant, refuse) => fake.asked.push({ parameters, grant, refuse }))
          },
          getProvider: (namespace, sessionId) => `${namespace} of ${sessionId ?? 'any'}`,
          setNetwork: (network, sessionId) => void fake.networks.push(`${sessionId} ${network}`),
          setAccountType: request => fake.setAccountType(request),
          async disconnect(sessionId) {
            fake.ended.push(sessionId)
          },
        }
      },
    },
  }
  return fake
}
