import type { Page } from '@portico/core/adapter'

/** Global names of wallets of all families. */
const places = [
  'ethereum',
  'coinbaseWalletExtension',
  'phantom',
  'solana',
  'okxwallet',
  'unisat',
  'LeatherProvider',
  'btc_providers',
  'injectedWeb3',
  'keplr',
  'leap',
  'cosmostation',
]

const refuse = () => {
  throw new Error('read a trap')
}

/** Hostile values that are both arrays and objects. */
const traps = {
  'whose properties throw': () =>
    new Proxy([], { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }),
  'that were revoked': () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    return proxy
  },
  'that have nothing': () => Object.create(null),
} as const

export type TrapKind = keyof typeof traps

export const trapKinds = Object.keys(traps) as readonly TrapKind[] // keys of the table above

/** Puts hostile values in all free places, and announces as many. */
export function layTraps(page: Page, kind: TrapKind): { announce(): void } {
  const createTrap = traps[kind]
  for (const [index, place] of places.entries()) {
    if (place in page) continue
    // Every second one throws on access.
    const trap = index % 2 ? { get: refuse } : { value: createTrap() }
    Object.defineProperty(page, place, { configurable: true, ...trap })
  }
  const say = (type: string, detail: unknown) => page.dispatchEvent(new CustomEvent(type, { detail }))
  return {
    announce() {
      for (const detail of [null, createTrap(), { info: createTrap(), provider: createTrap() }])
        say('eip6963:announceProvider', detail)
      say('wallet-standard:register-wallet', createTrap())
      say('wallet-standard:register-wallet', ({ register }: { register(...wallets: unknown[]): void }) =>
        register(null, createTrap(), { name: 'Trap', chains: createTrap(), features: createTrap() }),
      )
    },
  }
}
