import type { Portico } from '../../runtime/Portico.js'
import type { SwapDraft } from '../../store/slices/swap.js'
import { moveSwap } from './moveSwap.js'
import { forgetOpenSwap, resumeSwap } from './openSwap.js'
import { listSwapTokens, selectSwap } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'

/** Changes what is filled in. Nothing of it is asked of a wallet. */
export function editSwap(portico: Portico, change: Partial<SwapDraft>): void {
  const owner = selectSwapper(portico.store.get())?.account.caipAddress
  if (!owner) return
  moveSwap(portico, { type: 'edited', owner, change })
  // What was left open is not taken up again once the visitor has something else in mind.
  if (selectSwap(portico.store.get()).status === 'draft') forgetOpenSwap(portico, owner)
}

/** Gives what was to be got, and the other way round. */
export function turnSwap(portico: Portico): void {
  const { from = '', to } = selectSwap(portico.store.get()).draft
  if (to !== undefined) editSwap(portico, { from: to, to: from, amount: '' })
}

/** What a page has the form opened with, by symbol. */
export interface SwapWish {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** Fills in what a page wishes; what is not there stays open. A swap that may have happened comes first. */
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
