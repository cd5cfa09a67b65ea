import type { CaipAddress } from '../../families/ChainNamespace.js'

export interface NamingDraft {
  /** As typed, without the zone. */
  readonly label: string
}

export type NamingState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: NamingDraft
} & (
  | { readonly status: 'draft' }
  /** Waiting for the wallet's signature. */
  | { readonly status: 'confirming' }
  /** Waiting for the service. */
  | { readonly status: 'submitted' }
  | { readonly status: 'done'; readonly name: string }
  | { readonly status: 'failed'; readonly error: unknown }
)

export const initialNaming: NamingState = { status: 'draft', draft: { label: '' } }
