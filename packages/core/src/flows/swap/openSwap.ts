import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { Portico } from '../../runtime/Portico.js'
import { moveSwap } from './moveSwap.js'
import type { PendingSwap } from './PendingSwap.js'
import { selectSwap } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'

/** Writes down what the wallet is asked for, so that a page that is left meanwhile knows it the next time. */
export function keepOpenSwap({ storage }: Portico, open: PendingSwap): void {
  const others = (storage.get('openSwaps') ?? []).filter(
    ({ caipAddress }) => caipAddress !== open.caipAddress,
  )
  storage.set('openSwaps', [...others, open])
}

/** Only that of the account: others may have swaps of their own open. */
export function forgetOpenSwap({ storage }: Portico, owner: CaipAddress): void {
  const others = (storage.get('openSwaps') ?? []).filter(({ caipAddress }) => caipAddress !== owner)
  if (others.length === 0) storage.remove('openSwaps')
  else storage.set('openSwaps', others)
}

/**
 * Takes up what a page that was left has begun. What only lacked the leave to take tokens is filled in again; a swap that
 * the wallet was asked for may have happened, which is for the visitor to look up before there is another one.
 */
export function resumeSwap(portico: Portico): void {
  const state = portico.store.get()
  const owner = selectSwapper(state)?.account.caipAddress
  const open = portico.storage.get('openSwaps')?.find(({ caipAddress }) => caipAddress === owner)
  const { status, draft } = selectSwap(state)
  if (!open || owner === undefined) return
  if (status !== 'draft' || draft.amount !== '') return
  const { from, to, amount } = open
  if (open.step === 'swap') moveSwap(portico, { type: 'resumed', open })
  else moveSwap(portico, { type: 'edited', owner, change: { from, to, amount } })
}

/** The visitor is done with it, however it has ended. */
export function finishSwap(portico: Portico): void {
  const { owner, status } = selectSwap(portico.store.get())
  moveSwap(portico, { type: 'finished' })
  if (owner !== undefined && status !== 'asking') forgetOpenSwap(portico, owner)
}
