import { useWalletEmail } from '../../hooks/useEmailUpdate.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'

/** The way to another address for an embedded wallet; the account says above which it has. */
export function EmailItem({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('EmailItem')
  const { messages } = useMessages()
  const { push } = useNavigation()
  const email = useWalletEmail(connectorId)
  if (!email || !portico.sources.get(connectorId)?.emailChange) return null
  return (
    <ListItem
      title={messages.titles.updateEmail}
      image={<MailIcon />}
      trailing={<ChevronIcon />}
      onClick={() => push({ name: 'UpdateEmailWallet', connectorId })}
      data-testid="account-email"
    />
  )
}
