import type { ConnectedAccount, Portico } from '@portico/core'
import { mockWallets } from '../evmWallet/mockWallets.js'

export const galleryAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const { rdns, name, icon } = mockWallets.alder

/** Puts a connected account in place, as if a wallet had granted it. */
export function connectAccount(portico: Portico, patch: Partial<ConnectedAccount> = {}): void {
  portico.store.set(state => {
    const network = state.networks.active.eip155 ?? portico.options.defaultNetwork
    const account: ConnectedAccount = {
      status: 'connected',
      namespace: 'eip155',
      connectorId: rdns,
      address: galleryAddress,
      caipAddress: `${network.caipNetworkId}:${galleryAddress}`,
      accounts: [{ address: galleryAddress }],
      wallet: { name, icon, rdns, type: 'ANNOUNCED' },
      balance: { status: 'idle' },
      addressLabels: {},
      ...patch,
    }
    return {
      ...state,
      accounts: { ...state.accounts, eip155: account },
      connections: {
        ...state.connections,
        eip155: [
          {
            connectorId: rdns,
            accounts: account.accounts,
            caipNetworkId: network.caipNetworkId,
            name,
            icon,
            rdns,
            type: 'ANNOUNCED',
          },
        ],
      },
    }
  })
}
