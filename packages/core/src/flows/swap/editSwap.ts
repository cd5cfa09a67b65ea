import type { Portico } from '../../runtime/Portico.js'
import type { SwapDraft } from '../../store/slices/swap.js'
import { moveSwap } from './moveSwap.js'
import { forgetOpenSwap, resumeSwap } from './openSwap.js'
import { listSwapTokens, selectSwap } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'

/** Changes the draft. */
export function editSwap(portico: Portico, change: Partial<SwapDraft>): void {
  const owner = selectSwapper(portico.store.get())?.account.caipAddress
  if (!owner) return
  moveSwap(portico, { type: 'edited', owner, change })
  // An earlier open swap is dropped once the visitor edits another.
  if (selectSwap(portico.store.get()).status === 'draft') forgetOpenSwap(portico, owner)
}

/** Swaps the two tokens of the form. */
export function turnSwap(portico: Portico): void {
  const { from = '', to } = selectSwap(portico.store.get()).draft
  if (to !== undefined) editSwap(portico, { from: to, to: from, amount: '' })
}

/** Initial values of the form, by symbol. */
export interface SwapWish {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** Fills in the initial values; unknown tokens stay unselected. A swap with an unknown outcome comes first. */
export function fillInSwap(portico: Portico, { fromToken, toToken, amount }: SwapWish): void {
  resumeSwap(portico)
  if (selectSwap(portico.store.get()).status === 'interrupted') return
  const tokens = listSwapTokens(portico.store.get())
  const find = (symbol: string | undefined) => {
    const token = tokens.find(each => each.symbol.toLowerCase() === symbol?.toLowerCase())
    return token && (token.address ?? '')
  }
  const [from, to] = [find(fromToken), find(toToken)]
  editSwap(portico, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(amount !== undefined && { amount }),
  })
}
