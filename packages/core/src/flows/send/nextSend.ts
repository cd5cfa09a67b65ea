import { initialSend, type SendEvent, type SendState } from '../../store/slices/send.js'

/** The send state machine. Events that do not fit the state are ignored: only what was shown can be sent. */
export function nextSend(state: SendState, event: SendEvent): SendState {
  const { owner, draft, status } = state
  switch (event.type) {
    case 'edited': {
      // A transfer that the wallet was asked for, or may have made, cannot be edited.
      if ((status === 'sending' || status === 'unsure') && owner === event.owner) return state
      const before = owner === event.owner && status !== 'sent' ? draft : initialSend.draft
      return { owner: event.owner, status: 'draft', draft: { ...before, ...event.change } }
    }
    case 'checkBegun':
      return status === 'sending' || status === 'sent' || status === 'unsure'
        ? state
        : { owner, draft, status: 'checking' }
    case 'refused':
      return status === 'checking' ? { owner, draft, status: 'draft', refusal: event.refusal } : state
    case 'checked':
      return status === 'checking' ? { owner, draft, status: 'checked', transfer: event.transfer } : state
    case 'shown':
      return status === 'checked' ? { ...state, status: 'previewed' } : state
    case 'speedChosen':
      return status === 'checked' || status === 'previewed' || status === 'failed'
        ? { ...state, draft: { ...draft, speed: event.speed } }
        : state
    case 'confirmed':
      return status === 'previewed' || status === 'failed'
        ? { owner, draft, status: 'sending', transfer: state.transfer }
        : state
    case 'sent':
      return status === 'sending'
        ? { owner, draft, status: 'sent', transfer: state.transfer, id: event.id }
        : state
    case 'failed':
      return status === 'sending'
        ? { owner, draft, status: 'failed', transfer: state.transfer, error: event.error }
        : state
    case 'doubted':
      return status === 'sending' ? { owner, draft, status: 'unsure', transfer: state.transfer } : state
    case 'finished':
      return status === 'sending' ? state : initialSend
  }
}
