import { useMessages } from '../../../hooks/internal/useMessages.js'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import { ListItem } from '../../../ui/ListItem/ListItem.js'
import { Tag } from '../../../ui/Tag/Tag.js'
import { getWalletStrings } from '../../getWallet/strings.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { pairingStrings } from './strings.js'
import { useGetWallet } from './useGetWallet.js'

export function GetWalletRow({ wallet }: { readonly wallet: ListedWallet }) {
  const { format } = useMessages()
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
