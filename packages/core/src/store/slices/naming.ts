import type { CaipAddress } from '../../types/ChainNamespace.js'

/** One way through registering a name. It belongs to the account that it was begun with. */
export type NamingState = {
  readonly owner?: CaipAddress | undefined
  /** As typed, without its zone. */
  readonly label: string
} & (
  | { readonly status: 'draft'; readonly error?: unknown }
  /** The wallet is asked to sign for it, then the service is. */
  | { readonly status: 'signing' | 'registering' }
  | { readonly status: 'registered'; readonly name: string }
)

export type NamingEvent =
  | { readonly type: 'edited'; readonly owner: CaipAddress; readonly label: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'signed' }
  | { readonly type: 'registered'; readonly name: string }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'finished' }

export const initialNaming: NamingState = { status: 'draft', label: '' }

const isUnderWay = ({ status }: NamingState) => status === 'signing' || status === 'registering'

export function nextNaming(state: NamingState, event: NamingEvent): NamingState {
  const { owner, label, status } = state
  switch (event.type) {
    case 'edited':
      // What the wallet is asked for is no longer open to change.
      if (isUnderWay(state) && owner === event.owner) return state
      return { owner: event.owner, label: event.label, status: 'draft' }
    case 'submitted':
      return status === 'draft' && owner ? { owner, label, status: 'signing' } : state
    case 'signed':
      return status === 'signing' ? { owner, label, status: 'registering' } : state
    case 'registered':
      return isUnderWay(state) ? { owner, label, status: 'registered', name: event.name } : state
    case 'failed':
      return isUnderWay(state) ? { owner, label, status: 'draft', error: event.error } : state
    case 'finished':
      return isUnderWay(state) ? state : initialNaming
  }
}
