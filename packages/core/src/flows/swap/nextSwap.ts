import { initialSwap, type SwapEvent, type SwapState } from '../../store/slices/swap.js'

/** The swap state machine. Events that do not fit the state are ignored: only what was shown can be signed. */
export function nextSwap(state: SwapState, event: SwapEvent): SwapState {
  const { owner, draft, status } = state
  switch (event.type) {
    case 'edited': {
      // A swap that the wallet was asked for, or may have made, cannot be edited.
      if ((status === 'asking' || status === 'interrupted') && owner === event.owner) return state
      const before = owner === event.owner && status !== 'sent' ? draft : initialSwap.draft
      return { owner: event.owner, status: 'draft', draft: { ...before, ...event.change } }
    }
    case 'resumed': {
      const { caipAddress, from, to, amount } = event.open
      return { owner: caipAddress, draft: { from, to, amount }, status: 'interrupted', open: event.open }
    }
    case 'doubted':
      return status === 'asking' ? { owner, draft, status: 'interrupted', open: event.open } : state
    case 'checkBegun':
      return status === 'asking' || status === 'sent' || status === 'interrupted'
        ? state
        : { owner, draft, status: 'checking' }
    case 'refused':
      return status === 'checking' || status === 'asking'
        ? { owner, draft, status: 'draft', refusal: event.refusal }
        : state
    case 'checked':
      return status === 'checking' ? { owner, draft, status: 'checked', swap: event.swap } : state
    case 'shown':
      return status === 'checked' ? { ...state, status: 'previewed' } : state
    case 'confirmed':
      return status === 'previewed' || status === 'failed'
        ? { owner, draft, status: 'asking', swap: state.swap }
        : state
    case 'requoted':
      return status === 'previewed' || status === 'asking'
        ? { owner, draft, status: 'checked', swap: event.swap }
        : state
    case 'approvalSent':
      return status === 'asking' || status === 'checking'
        ? { owner, draft, status: 'approving', swap: event.swap, id: event.id }
        : state
    case 'sent':
      return status === 'asking' ? { owner, draft, status: 'sent', swap: state.swap, id: event.id } : state
    case 'failed':
      return status === 'asking'
        ? { owner, draft, status: 'failed', swap: state.swap, error: event.error }
        : state
    case 'finished':
      return status === 'asking' ? state : initialSwap
  }
}
