import { useAccountWords } from '../../hooks/internal/useAccountWords.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { AccountTypeItem } from './AccountTypeItem.js'
import { EmailItem } from './EmailItem.js'
import { SecurityItem } from './SecurityItem.js'

export function WalletSettings({ connectorId }: { readonly connectorId: string }) {
  const portico = usePorticoInstance('WalletSettings')
  const words = useAccountWords()
  if (!portico.sources.get(connectorId)?.surface) return null
  return (
    <section className="stack gap-4" aria-label={words.walletSettings}>
      <SecurityItem connectorId={connectorId} />
      <EmailItem connectorId={connectorId} />
      <AccountTypeItem />
    </section>
  )
}
