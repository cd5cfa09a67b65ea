import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { accountStrings } from './strings.js'

export function SecurityItem({ connectorId }: { readonly connectorId: string }) {
  const { messages } = useMessages()
  const words = useStrings(accountStrings)
  const { push } = useNavigation()
  return (
    <ListItem
      title={messages.titles.walletSecurity}
      subtitle={words.securityHint}
      image={<ShieldIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push({ name: 'WalletSecurity', connectorId })}
      data-testid="account-security"
    />
  )
}
