import type { ConnectedAccount, Portico } from '@portico/core'
import { mockWallets } from '@portico/testing'
import { connectWallets, describeConnection } from './connectWallets.js'

export const galleryAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

/** Adds a connected account, as granted by a wallet. */
export function connectAccount(portico: Portico, patch: Partial<ConnectedAccount> = {}): void {
  connectWallets(portico, { eip155: [describeConnection(mockWallets.alder, [{ address: galleryAddress }])] })
  portico.store.set(state => {
    const account = state.accounts.eip155
    if (account?.status !== 'connected') return state
    return { ...state, accounts: { ...state.accounts, eip155: { ...account, ...patch } } }
  })
}
