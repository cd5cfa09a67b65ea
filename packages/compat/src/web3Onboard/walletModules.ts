/** The kind of a wallet module: injected wallets are discovered, remote ones use a relay. */
export interface WalletInit {
  readonly kind: 'injected' | 'remote'
  readonly projectId?: string | undefined
}

/** Injected wallets. Filters are ignored; use `wallets` of the Portico options. */
export const injectedModule = (_options?: object): WalletInit => ({ kind: 'injected' })

/** Remote wallets over the public relay. */
export const walletConnectModule = ({
  projectId,
}: {
  readonly projectId: string
  readonly [other: string]: unknown
}): WalletInit => ({
  kind: 'remote',
  projectId,
})
