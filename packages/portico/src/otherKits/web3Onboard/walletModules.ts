/** What the wallets of a site are here: those of the page are found by themselves, those on phones have a relay. */
export interface WalletInit {
  readonly kind: 'injected' | 'remote'
  readonly projectId?: string | undefined
}

/** Wallets of the page. Which of them to show is not said here: `wallets` of the kit's own options says it. */
export const injectedModule = (_options?: object): WalletInit => ({ kind: 'injected' })

/** Wallets on other devices, over the public relay. */
export const walletConnectModule = ({
  projectId,
}: {
  readonly projectId: string
  readonly [other: string]: unknown
}): WalletInit => ({
  kind: 'remote',
  projectId,
})
