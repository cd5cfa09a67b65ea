import { isVisible } from '../environment/watchVisibility.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { fetchBalance, selectBalance } from './fetchBalance.js'

/** After each look at the balance, in milliseconds: half a second on one chain, minutes on another. */
const pauses = [2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000]

/** Whose balance is followed, by family: a newer transaction starts anew. */
const memory: MemoryKey<Map<ChainNamespace, symbol>> = { create: () => new Map() }

/**
 * After a transaction of ours: looks at the balance until it moves. A wallet answers when it has sent, long before the
 * node counts it, and what that takes differs by chain. Nothing is asked where nobody has shown a balance yet.
 */
export async function followSpending(portico: Portico, namespace: ChainNamespace): Promise<void> {
  const { environment, store } = portico
  const followed = recall(portico, memory)
  const turn = Symbol(namespace)
  const getAccount = () => selectConnectedAccount(store.get(), namespace)
  const owner = getAccount()?.caipAddress
  followed.set(namespace, turn)
  let first: string | undefined
  for (const pause of pauses) {
    const account = getAccount()
    if (!account || account.caipAddress !== owner || selectBalance(store.get(), namespace).status === 'idle')
      return
    if (followed.get(namespace) !== turn) return
    const balance = isVisible(environment.page)
      ? await fetchBalance(portico, { namespace, force: true }).catch(() => undefined)
      : undefined
    first ??= balance?.amount
    if (balance && balance.amount !== first) return
    await new Promise<void>(resolve => void environment.setTimeout(resolve, pause))
  }
}
