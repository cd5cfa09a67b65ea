import { type CaipAddress, type ChainNamespace, type PorticoState, selectAccountView } from '@portico/core'
import type { AccountUser, SocialProvider } from '@portico/core/adapter'
import { selectShownAccount } from '@portico/core/internal'

export interface AppKitAccount {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly type: string
  readonly publicKey?: string | undefined
}

export interface UseAppKitAccountReturn {
  readonly allAccounts: readonly AppKitAccount[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  readonly isConnected: boolean
  readonly status: 'connecting' | 'connected' | 'disconnected' | 'reconnecting'
  readonly embeddedWalletInfo?:
    | {
        readonly user: AccountUser
        readonly authProvider: SocialProvider | 'email'
        readonly accountType: string
        readonly isSmartAccountDeployed: boolean
      }
    | undefined
}

export function toAccount(state: PorticoState, namespace?: ChainNamespace): UseAppKitAccountReturn {
  const { address, caipAddress, isConnected, status, namespace: of } = selectAccountView(state, namespace)
  const shown = selectShownAccount(state, namespace)
  const allAccounts = (shown?.accounts ?? []).map(account => ({
    namespace: of,
    address: account.address,
    type: account.type ?? 'eoa',
    publicKey: account.publicKey,
  }))
  const user = shown?.user
  return {
    allAccounts,
    address,
    caipAddress,
    isConnected,
    status,
    ...(user && {
      embeddedWalletInfo: {
        user,
        authProvider: user.provider ?? 'email',
        accountType: allAccounts.find(account => account.address === address)?.type ?? 'eoa',
        isSmartAccountDeployed: shown.smartAccountDeployed ?? false,
      },
    }),
  }
}
