import { useMessages } from '../../../hooks/useMessages.js'
import { usePairingWords } from '../../../hooks/usePairingWords.js'
import { ListItem } from '../../../ui/ListItem/ListItem.js'
import { Tag } from '../../../ui/Tag/Tag.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { useGetWallet } from './useGetWallet.js'

/** For people without the wallet. */
export function GetWalletRow({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, format } = useMessages()
  const words = usePairingWords()
  const way = useGetWallet(wallet)
  if (!way) return null
  return (
    <ListItem
      {...way}
      title={format(words.noWallet, { wallet: wallet.name })}
      trailing={<Tag tone="accent">{messages.getWallet.get}</Tag>}
      data-testid="get-wallet"
    />
  )
}
