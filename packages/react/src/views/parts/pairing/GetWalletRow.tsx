import { getPlatform } from '@portico/core/adapter'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { format, useStrings } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { ListItem, Tag } from '../../../ui/index.js'
import { getWalletStrings } from '../../getWallet/strings.js'
import { getDownloads } from '../wallets/getDownloads.js'
import type { ListedWallet } from '../wallets/WalletRow.js'
import { pairingStrings } from './strings.js'

export function GetWalletRow({ wallet }: { readonly wallet: ListedWallet }) {
  const { get } = useStrings(getWalletStrings)
  const words = useStrings(pairingStrings)
  const way = useGetWallet(wallet)
  if (!way) return null
  return (
    <ListItem
      {...way}
      title={format(words.noWallet, { wallet: wallet.name })}
      trailing={<Tag tone="accent">{get}</Tag>}
      data-testid="get-wallet"
    />
  )
}

type GetWallet =
  | { readonly href: string; readonly onClick?: undefined }
  | { readonly href?: undefined; readonly onClick: () => void }

export function useGetWallet(wallet: ListedWallet): GetWallet | undefined {
  const { environment } = usePortico().portico
  const { push } = useNavigation()
  const { mobile } = getPlatform(environment)
  const [first, ...others] = getDownloads(wallet, environment)
  if (!first) return undefined
  if (mobile || others.length === 0) return { href: first.href }
  return { onClick: () => push({ name: 'Downloads', walletId: wallet.id }) }
}
