import type { CaipAddress } from '../../families/ChainNamespace.js'
import type { Portico } from '../../runtime/Portico.js'
import { moveSwap } from './moveSwap.js'
import type { PendingSwap } from './PendingSwap.js'
import { selectSwap } from './selectSwap.js'
import { selectSwapper } from './selectSwapper.js'

/** Stores the wallet request, so that it is known after a reload. */
export function keepOpenSwap({ storage }: Portico, open: PendingSwap): void {
  const others = (storage.get('openSwaps') ?? []).filter(
    ({ caipAddress }) => caipAddress !== open.caipAddress,
  )
  storage.set('openSwaps', [...others, open])
}

/** Only that of the account: others may have their own. */
export function forgetOpenSwap({ storage }: Portico, owner: CaipAddress): void {
  const others = (storage.get('openSwaps') ?? []).filter(({ caipAddress }) => caipAddress !== owner)
  if (others.length === 0) storage.remove('openSwaps')
  else storage.set('openSwaps', others)
}

/**
 * Resumes a swap after a reload. One that was waiting for its approval is filled in again; one that the wallet was
 * asked for may have happened, so the visitor has to check before another.
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

/** Ends the flow, whatever its outcome. */
export function finishSwap(portico: Portico): void {
  const { owner, status } = selectSwap(portico.store.get())
  moveSwap(portico, { type: 'finished' })
  if (owner !== undefined && status !== 'asking') forgetOpenSwap(portico, owner)
}
