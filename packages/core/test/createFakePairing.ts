import type { PairingContext, PairingFactory, PairingSession, PairParameters } from '../src/types/Pairing.js'

export interface FakePairing {
  readonly factory: PairingFactory
  readonly attempts: {
    readonly parameters: PairParameters
    readonly uri: string
    readonly grant: (session: PairingSession) => void
    readonly refuse: (error: unknown) => void
  }[]
  /** What a later visit finds. */
  stored: readonly PairingSession[]
  /** Takes its time to be found, or is not. */
  restored: Promise<readonly PairingSession[]> | undefined
  /** What the page before a reload left open. */
  awaited: Promise<PairingSession> | undefined
  disconnects: number
  /** The topics of the sessions that the page has ended, where it named one. */
  readonly ended: string[]
  /** How often late wallets were to be told. */
  tidied: number
  /** Whether the wallet cannot be told. */
  fails: boolean
  /** Where the kit said that it is, in this order. */
  readonly networks: string[]
  readonly context: PairingContext
}

/** A remote wallet that is the test. */
export function createFakePairing(): FakePairing {
  let context: PairingContext | undefined
  const fake: FakePairing = {
    attempts: [],
    stored: [],
    restored: undefined,
    awaited: undefined,
    disconnects: 0,
    ended: [],
    tidied: 0,
    fails: false,
    networks: [],
    get context() {
      if (!context) throw new Error('The client was not created yet')
      return context
    },
    factory: {
      create(given) {
        context = given
        return {
          restore: async () => fake.restored ?? fake.stored,
          resume: () => fake.awaited,
          setNetwork: network => void fake.networks.push(network),
          warm() {},
          async pair(parameters) {
            const uri = `wc:${fake.attempts.length}`
            const session = new Promise<PairingSession>((grant, refuse) =>
              fake.attempts.push({ parameters, uri, grant, refuse }),
            )
            return { uri, expiresAt: given.environment.now() + 300_000, session }
          },
          getProvider: (namespace, topic) => ({ namespace, topic }),
          tidy() {
            fake.tidied += 1
          },
          async disconnect(topic) {
            fake.disconnects += 1
            if (topic !== undefined) fake.ended.push(topic)
            if (fake.fails) throw new Error('The wallet cannot be told.')
          },
        }
      },
    },
  }
  return fake
}
