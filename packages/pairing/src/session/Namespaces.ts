export interface GrantedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type GrantedNamespaces = Readonly<Record<string, GrantedNamespace>>

export interface ProposedNamespace {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>
