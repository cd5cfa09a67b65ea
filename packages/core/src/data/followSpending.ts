import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { isVisible } from '../services/watchVisibility.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { unfetched } from '../store/slices/queries.js'
import { fetchBalance, selectBalance } from './fetchBalance.js'

/** Milliseconds between polls: confirmation takes half a second on some chains and minutes on others. */
const pauses = [2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000]

/** The current poll per family; a newer transaction replaces it. */
const memory: MemoryKey<Map<ChainNamespace, symbol>> = { create: () => new Map() }

/** Polls the balance after a transaction until it changes: wallets respond long before the node includes it. */
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
    if (!account || account.caipAddress !== owner || selectBalance(store.get(), namespace) === unfetched)
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
