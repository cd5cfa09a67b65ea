import type { CaipAddress } from '../../families/ChainNamespace.js'

export interface NamingDraft {
  readonly label: string
}

export type NamingState = {
  readonly owner?: CaipAddress | undefined
  readonly draft: NamingDraft
} & (
  | { readonly status: 'draft' }
  | { readonly status: 'confirming' }
  | { readonly status: 'submitted' }
  | { readonly status: 'done'; readonly name: string }
  | { readonly status: 'failed'; readonly error: unknown }
)

export const initialNaming: NamingState = { status: 'draft', draft: { label: '' } }
