import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { AccountTypeItem } from './AccountTypeItem.js'
import { EmailItem } from './EmailItem.js'
import { SecurityItem } from './SecurityItem.js'
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
