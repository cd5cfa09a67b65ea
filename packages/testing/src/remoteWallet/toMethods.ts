import type { Hex } from 'viem'
import type { MethodContext, Methods } from './MethodContext.js'
import type { RemoteWalletOptions } from './RemoteWallet.js'

/** Methods of families that the wallet does not support itself: each gets the active key. */
export function toMethods({
  accounts = {},
  families = {},
}: Pick<RemoteWalletOptions, 'accounts' | 'families'>): Readonly<Record<string, Methods>> {
  const keysOf: Readonly<Record<string, readonly Hex[] | undefined>> = accounts
  const entries = Object.entries(families).map(([namespace, { getAddress, methods }]) => {
    const act = Object.entries(methods).map(([name, run]) => [
      name,
      ({ chain, accountIndex, params }: MethodContext) => {
        const [first] = keysOf[namespace] ?? []
        const key = keysOf[namespace]?.[accountIndex] ?? first
        if (!key) throw new TypeError(`The wallet has no key for ${namespace}.`)
        return run({ key, address: getAddress(key, chain.id), chain, params })
      },
    ])
    return [namespace, Object.fromEntries(act)]
  })
  return Object.fromEntries(entries)
}
