import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { TermsCheckbox } from '../parts/terms/TermsCheckbox.js'
import { TermsFooter } from '../parts/terms/TermsFooter.js'
import { useTerms } from '../parts/terms/useTerms.js'
import { WalletList } from '../parts/wallets/WalletList.js'

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
