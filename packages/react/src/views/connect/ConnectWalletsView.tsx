import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { WalletList } from '../wallets/WalletList.js'
import { TermsCheckbox } from './TermsCheckbox.js'
import { TermsFooter } from './TermsFooter.js'
import { useTerms } from './useTerms.js'

/** The wallet list by itself, reached where the first view folds it away. */
export function ConnectWalletsView() {
  const terms = useTerms()
  return (
    <ViewBody
      footer={terms.saysSo ? <TermsFooter termsUrl={terms.termsUrl} privacyUrl={terms.privacyUrl} /> : null}
    >
      {terms.asksTick ? <TermsCheckbox terms={terms} /> : null}
      <WalletList disabled={terms.blocking} />
    </ViewBody>
  )
}
