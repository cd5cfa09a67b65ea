import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmailMethod } from '../connect/EmailMethod.js'
import { LazyTermsCheckbox, LazyTermsFooter } from '../parts/terms/lazyTerms.js'
import { useTerms } from '../parts/terms/useTerms.js'

/** The field for an e-mail address alone, for sites and visitors that look for no wallet. */
export function EmailLoginView() {
  const terms = useTerms()
  return (
    <ViewBody
      footer={
        terms.saysSo ? <LazyTermsFooter termsUrl={terms.termsUrl} privacyUrl={terms.privacyUrl} /> : null
      }
    >
      {terms.asksTick ? <LazyTermsCheckbox terms={terms} /> : null}
      <EmailMethod disabled={terms.blocking} />
    </ViewBody>
  )
}
