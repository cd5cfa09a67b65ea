import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

/** The way to a wallet's own settings, for wallets that have them on a page of their own. */
export function SecurityItem({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('SecurityItem')
  const { messages } = useMessages()
  const { push } = useNavigation()
  if (!portico.sources.get(connectorId)?.surface) return null
  return (
    <ListItem
      title={messages.titles.walletSecurity}
      image={<ShieldIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push({ name: 'WalletSecurity', connectorId })}
      data-testid="account-security"
    />
  )
}
