import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { LazyTermsCheckbox, LazyTermsFooter } from '../parts/terms/lazyTerms.js'
import { useTerms } from '../parts/terms/useTerms.js'
import { WalletHelp } from '../parts/wallets/WalletHelp.js'
import { WalletList } from '../parts/wallets/WalletList.js'

/** The wallet list by itself, reached where the first view folds it away. */
export function ConnectWalletsView() {
  const terms = useTerms()
  return (
    <ViewBody
      footer={
        terms.saysSo ? <LazyTermsFooter termsUrl={terms.termsUrl} privacyUrl={terms.privacyUrl} /> : null
      }
    >
      {terms.asksTick ? <LazyTermsCheckbox terms={terms} /> : null}
      <WalletList disabled={terms.blocking} />
      <WalletHelp />
    </ViewBody>
  )
}
