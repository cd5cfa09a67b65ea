import {
  type PorticoState,
  selectActiveConnector,
  selectConnectedAccount,
  selectNetwork,
} from '@portico/core'
import type { Eip1193Provider } from '@portico/evm'
import { toHexId } from './toNetwork.js'

export type EIP1193Provider = Eip1193Provider

export interface WalletState {
  readonly label: string
  readonly icon: string
  readonly provider: EIP1193Provider
  readonly accounts: readonly {
    readonly address: `0x${string}`
    /** Names and balances are always null: use `usePorticoName` and `usePorticoBalance`. */
    readonly ens: { readonly name: string; readonly avatar?: { readonly url: string } | null } | null
    readonly uns: { readonly name: string } | null
    readonly balance: Readonly<Record<string, string>> | null
  }[]
  readonly chains: readonly { readonly id: string; readonly namespace: 'evm' }[]
}

export function selectWallets(state: PorticoState): readonly WalletState[] {
  const account = selectConnectedAccount(state)
  const connector = selectActiveConnector(state)
  const network = selectNetwork(state)
  if (!account || !connector?.provider) return []
  return [
    {
      label: account.wallet?.name ?? connector.name,
      icon: account.wallet?.icon ?? '',
      // There are only EVM wallets.
      provider: connector.provider as EIP1193Provider,
      accounts: account.accounts.map(({ address }) => ({
        address: address as `0x${string}`,
        ens: null,
        uns: null,
        balance: null,
      })),
      chains: network ? [{ id: toHexId(network.id), namespace: 'evm' }] : [],
    },
  ]
}
