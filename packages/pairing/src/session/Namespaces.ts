/** As a wallet grants them, by family (`eip155`) or by chain (`eip155:1`). */
export interface GrantedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type GrantedNamespaces = Readonly<Record<string, GrantedNamespace>>

/** As a page asks for them. */
export interface ProposedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>
