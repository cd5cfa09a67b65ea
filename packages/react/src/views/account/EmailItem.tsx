import { beginLogin } from '@portico/core'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { useWalletEmail } from '../../hooks/internal/useWalletEmail.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { accountStrings } from './strings.js'

export function EmailItem({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('EmailItem')
  const { messages } = useMessages()
  const words = useStrings(accountStrings)
  const email = useWalletEmail(connectorId)
  if (email === undefined || !portico.sources.get(connectorId)?.login?.ways.includes('emailChange'))
    return null
  return (
    <ListItem
      title={email ? messages.titles.updateEmail : words.addEmail}
      image={<MailIcon />}
      trailing={<ChevronIcon />}
      onClick={() => beginLogin(portico, { way: 'emailChange', connectorId })}
      data-testid="account-email"
    />
  )
}
