import { useMessages } from '../../../hooks/internal/useMessages.js'
import { usePairingWords } from '../../../hooks/internal/usePairingWords.js'
import { useWords } from '../../../hooks/internal/useWords.js'
import { enGetWallet } from '../../../locales/later/enGetWallet.js'
import { ListItem } from '../../../ui/ListItem/ListItem.js'
import { Tag } from '../../../ui/Tag/Tag.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { useGetWallet } from './useGetWallet.js'

export function GetWalletRow({ wallet }: { readonly wallet: ListedWallet }) {
  const { format } = useMessages()
  const { get } = useWords('getWallet', enGetWallet)
  const words = usePairingWords()
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
