import { type BuyEvent, type BuyState, initialBuy } from '../../store/slices/buy.js'

/** The purchase state machine. Events that do not fit the state are ignored. */
export function nextBuy(state: BuyState, event: BuyEvent): BuyState {
  const { owner, draft, status } = state
  switch (event.type) {
    case 'edited': {
      if (owner === event.owner && (status === 'opening' || status === 'waiting')) return state
      const before = owner === event.owner ? draft : initialBuy.draft
      return { owner: event.owner, status: 'draft', draft: { ...before, ...event.change } }
    }
    case 'begun': {
      if (owner === event.owner && (status === 'opening' || status === 'waiting')) return state
      return {
        owner: event.owner,
        status: 'opening',
        draft: owner === event.owner ? draft : initialBuy.draft,
      }
    }
    case 'failed':
      return status === 'opening' ? { owner, draft, status: 'failed' } : state
    case 'opened':
      return status === 'opening'
        ? { owner, draft, status: 'waiting', purchase: event.purchase, window: event.window }
        : state
    case 'restored':
      return status === 'draft'
        ? {
            owner: event.purchase.caipAddress,
            draft,
            status: 'waiting',
            purchase: event.purchase,
            window: event.window,
          }
        : state
    case 'windowClosed':
      return status === 'waiting' && state.window === 'open' ? { ...state, window: 'closed' } : state
    case 'spent':
      return status === 'waiting'
        ? { ...state, purchase: { ...state.purchase, before: event.before } }
        : state
    case 'gaveUp':
      return status === 'waiting' ? { owner, draft, status: 'overdue', purchase: state.purchase } : state
    case 'lookedAgain':
      return status === 'overdue'
        ? {
            owner,
            draft,
            status: 'waiting',
            purchase: { ...state.purchase, at: event.at },
            window: 'unknown',
          }
        : state
    case 'arrived':
      return status === 'waiting'
        ? { owner, draft, status: 'arrived', purchase: state.purchase, amount: event.amount }
        : state
    case 'finished':
      return { owner, draft, status: 'draft' }
  }
}
