import type { LoginWay } from '@portico/core'
import type { SocialProvider } from '@portico/core/adapter'
import { findLogin, listSocials } from '@portico/core/internal'
import { usePortico } from '../usePortico.js'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'

export function useLoginWay(way: LoginWay = 'email') {
  const portico = usePorticoInstance('useLoginWay')
  const source = findLogin(portico, way)
  const isOn = usePorticoStore(({ features }) => features.values.email)
  const account = usePorticoStore(({ accounts }) =>
    Object.values(accounts)
      .filter(known => known.status === 'connected')
      .find(({ connectorId }) => connectorId === source?.id),
  )
  return {
    isOffered: isOn && source !== undefined && portico.adapters.size > 0,
    isTaken: account !== undefined,
    isNew: account?.user?.isNew === true,
    user: account?.user,
    isLastUsed: source !== undefined && portico.storage.get('lastWallet')?.id === source.id,
  }
}

/** Whether the first view collapses its wallets into one row, beside a login method. */
export function useFoldsWallets(): boolean {
  const collapse = usePorticoStore(({ features }) => features.values.collapseWallets)
  const { portico } = usePortico()
  const hasSocials = usePorticoStore(() => listSocials(portico).length > 0)
  return (useLoginWay().isOffered || hasSocials) && collapse
}

export function useSocials(): readonly SocialProvider[] {
  const portico = usePorticoInstance('useSocials')
  const names = usePorticoStore(() => listSocials(portico).join())
  return names === '' ? [] : (names.split(',') as SocialProvider[]) // joined from provider names above
}

/** The e-mail address of an embedded wallet: empty if it has none, undefined until the wallet has reported it. */
export function useWalletEmail(connectorId: string): string | undefined {
  return usePorticoStore(({ accounts }) => {
    for (const account of Object.values(accounts)) {
      if (account.status !== 'connected' || account.connectorId !== connectorId) continue
      return account.user && (account.user.email ?? '')
    }
    return undefined
  })
}
