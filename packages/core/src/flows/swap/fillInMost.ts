import type { Portico } from '../../runtime/Portico.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { editSwap } from './editSwap.js'
import { fetchGasPrice } from './findSwapService.js'
import { selectSwap, selectSwapPair } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'

/** More gas than any swap needs, at a price that may double. */
const keptGas = 600_000n

/** Fills in the maximum amount: for the native coin, the balance minus the fee. */
export async function fillInMost(portico: Portico): Promise<void> {
  const state = portico.store.get()
  const { from } = selectSwapPair(state)
  const network = selectSwapper(state)?.network
  if (!from || !network) return
  const { draft } = selectSwap(state)
  const all = parseUnits(from.balance, from.decimals) ?? 0n
  const kept =
    from.address === undefined ? keptGas * (await fetchGasPrice(portico, network.caipNetworkId)) : 0n
  // The draft has changed meanwhile.
  if (selectSwap(portico.store.get()).draft !== draft) return
  editSwap(portico, { amount: formatUnits(all > kept ? all - kept : 0n, from.decimals) })
}
