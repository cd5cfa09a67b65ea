import type { Portico } from '@portico/core'
import { mockWallets } from '@portico/testing'

const { rdns, name } = mockWallets.alder

/** Marks a wallet as recently used. */
export function rememberWallet(portico: Portico): void {
  portico.storage.set('lastWallet', { id: mockWallets.birch.rdns, name: mockWallets.birch.name })
  portico.store.set(state => ({
    ...state,
    catalogue: {
      ...state.catalogue,
      recent: [
        { id: 'gallery-alder', name, rdns, chains: ['eip155:1'] },
        { id: 'gallery-045', name: 'Fir Gate', chains: ['eip155:1'] },
      ],
    },
  }))
}
