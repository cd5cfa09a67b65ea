import { getPlatform } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePortico } from '../../hooks/usePortico.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { getDownloads } from '../wallets/getDownloads.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'

/** For people without the wallet: the one place to get it, or all of them where there are several. */
export function GetWalletRow({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, format } = useMessages()
  const { environment } = usePortico().portico
  const { push } = useNavigation()
  const { os, mobile } = getPlatform(environment)
  const [first, ...others] = getDownloads(wallet, os)
  if (!first) return null
  const href = mobile || others.length === 0 ? first.href : undefined
  return (
    <ListItem
      title={format(messages.pairing.noWallet, { wallet: wallet.name })}
      trailing={<Tag tone="accent">{messages.getWallet.get}</Tag>}
      href={href}
      onClick={href ? undefined : () => push({ name: 'Downloads', walletId: wallet.id })}
      data-testid="get-wallet"
    />
  )
}
