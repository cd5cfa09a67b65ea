import type { CaipAddress } from '../../families/ChainNamespace.js'

/** One name registration flow. It belongs to the account that started it. */
export type NamingState = {
  readonly owner?: CaipAddress | undefined
  /** As typed, without the zone. */
  readonly label: string
} & (
  | { readonly status: 'draft'; readonly error?: unknown }
  /** Waiting for the wallet's signature, then for the service. */
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
      // The label cannot change while the wallet is asked to sign it.
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
