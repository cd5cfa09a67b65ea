import { type ChainNamespace, openModal, type Portico, pushView } from '@portico/core'
import { mockWallets } from '@portico/testing'
import {
  connectAccount,
  connectWallets,
  describeConnection,
  type GalleryState,
} from '../../../test/gallery/index.js'

const base = { group: 'Account', wallet: 'approves' } as const

function openReceive(portico: Portico): void {
  openModal(portico, { view: 'Account' })
  pushView(portico, 'Receive')
}

const receiveIn = (namespace: ChainNamespace, title: string, address: string): GalleryState => ({
  ...base,
  id: `receive-${namespace}`,
  title,
  installed: 'families',
  setup(portico) {
    connectWallets(portico, { [namespace]: [describeConnection(mockWallets.elm, [{ address }])] }, namespace)
    openReceive(portico)
  },
})

export const gallery: readonly GalleryState[] = [
  {
    ...base,
    id: 'receive',
    title: 'Receive',
    setup(portico) {
      connectAccount(portico)
      openReceive(portico)
    },
  },
  {
    ...base,
    id: 'receive-smart',
    title: 'Receive with a smart account',
    setup(portico) {
      connectAccount(portico)
      portico.store.set(state => {
        const { eip155 } = state.accounts
        if (eip155?.status !== 'connected') return state
        const accounts = [{ address: eip155.address, type: 'smartAccount' as const }]
        return { ...state, accounts: { ...state.accounts, eip155: { ...eip155, accounts } } }
      })
      openReceive(portico)
    },
  },
  {
    ...base,
    id: 'receive-networks',
    title: 'Compatible networks',
    setup(portico) {
      connectAccount(portico)
      openReceive(portico)
      pushView(portico, 'WalletCompatibleNetworks')
    },
  },
  receiveIn('solana', 'Receive on Solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'),
  receiveIn('bip122', 'Receive on Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
  receiveIn('polkadot', 'Receive on Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'),
  receiveIn('cosmos', 'Receive on Cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'),
]
