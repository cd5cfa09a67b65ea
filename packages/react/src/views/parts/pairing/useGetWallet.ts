import { getPlatform } from '@portico/core/adapter'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { getDownloads } from '../wallets/getDownloads.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'

export type GetWallet =
  | { readonly href: string; readonly onClick?: undefined }
  | { readonly href?: undefined; readonly onClick: () => void }

/** The download of a wallet: the one link, or a list if there are several. */
export function useGetWallet(wallet: ListedWallet): GetWallet | undefined {
  const { environment } = usePortico().portico
  const { push } = useNavigation()
  const { mobile } = getPlatform(environment)
  const [first, ...others] = getDownloads(wallet, environment)
  if (!first) return undefined
  if (mobile || others.length === 0) return { href: first.href }
  return { onClick: () => push({ name: 'Downloads', walletId: wallet.id }) }
}
