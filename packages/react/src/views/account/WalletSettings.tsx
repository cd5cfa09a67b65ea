import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ShieldIcon } from '../../ui/icons/ShieldIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { AccountTypeItem } from './AccountTypeItem.js'
import { EmailItem } from './EmailItem.js'
import { accountStrings } from './strings.js'

export function WalletSettings({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('WalletSettings')
  const words = useStrings(accountStrings)
  if (!portico.sources.get(connectorId)?.surface) return null
  return (
    <section className="stack gap-4" aria-label={words.walletSettings}>
      <SecurityItem connectorId={connectorId} />
      <EmailItem connectorId={connectorId} />
      <AccountTypeItem />
    </section>
  )
}

function SecurityItem({ connectorId }: { readonly connectorId: string }) {
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
