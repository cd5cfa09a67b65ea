import { fetchQuery } from '../../query/fetchQuery.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { selectSwapper } from '../selectFlowAccount.js'
import { roundShare } from '../send/readAmount.js'
import { fetchGasPrice } from './findSwapService.js'
import { editSwap, resumeOpenSwap, selectSwap, selectSwapPair } from './swap.js'
import { quoteInterval, type SwapQuestion, swapQuoteQuery } from './swapQuotes.js'
import { listSwapTokens } from './swapTokens.js'

/** Exchanges the two tokens of the form. */
export function reverseSwap(portico: Portico): void {
  const { from = '', to } = selectSwap(portico.store.get()).draft
  if (to !== undefined) editSwap(portico, { from: to, to: from, amount: '' })
}

/** More gas than any swap needs, at a price that may double. */
const keptGas = 600_000n

/** Fills in a share of the balance in percent, rounded down. All of the native coin is the balance minus the fee. */
export async function editSwapShare(portico: Portico, percent: number): Promise<void> {
  const state = portico.store.get()
  const { from } = selectSwapPair(state)
  const network = selectSwapper(state)?.network
  if (!from || !network) return
  const { draft } = selectSwap(state)
  const all = parseUnits(from.balance, from.decimals) ?? 0n
  const isAllOfCoin = from.address === undefined && percent === 100
  const kept = isAllOfCoin ? keptGas * (await fetchGasPrice(portico, network.caipNetworkId)) : 0n
  // The draft has changed meanwhile.
  if (selectSwap(portico.store.get()).draft !== draft) return
  editSwap(portico, { amount: roundShare(all > kept ? all - kept : 0n, percent, from) })
}

/** Initial values of the form, by symbol. */
export interface SwapWish {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

const filledIn: MemoryKey<{ wish?: SwapWish }> = { create: () => ({}) }

/**
 * Fills in the initial values, once: the form is also drawn again after a token was chosen. Unknown tokens stay
 * unselected. A swap with an unknown outcome comes first.
 */
export function fillInSwap(portico: Portico, wish: SwapWish): void {
  resumeSwap(portico)
  const filled = recall(portico, filledIn)
  if (selectSwap(portico.store.get()).status === 'unknown' || filled.wish === wish) return
  filled.wish = wish
  const { fromToken, toToken, amount } = wish
  const tokens = listSwapTokens(portico.store.get())
  const find = (symbol: string | undefined) => {
    const token = tokens.find(each => each.symbol.toLowerCase() === symbol?.toLowerCase())
    return token && (token.address ?? '')
  }
  const [from, to] = [find(fromToken), find(toToken)]
  if (from === undefined && to === undefined && amount === undefined) return
  editSwap(portico, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(amount !== undefined && { amount }),
  })
}

/**
 * Resumes a swap after a reload. One that was waiting for its approval is filled in again; one that the wallet was
 * asked for may have happened, so the visitor has to check before another.
 */
export function resumeSwap(portico: Portico): void {
  const open = resumeOpenSwap(portico)
  if (!open || selectSwap(portico.store.get()).draft.amount !== '') return
  const { from, to, amount } = open
  editSwap(portico, { from, to, amount })
}

/** Refreshes the quote while the form is visible. */
export const watchSwapQuote = (portico: Portico, question: SwapQuestion): (() => void) =>
  pollWhileVisible(portico, {
    interval: quoteInterval,
    ask: () => fetchQuery(portico, swapQuoteQuery, question),
  })
