import { EmailMethod } from '../connect/EmailMethod.js'
import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'

/** The field for an e-mail address alone, for sites and visitors that look for no wallet. */
export function EmailLoginView() {
  const terms = useTerms()
  return (
    <ConnectBody terms={terms}>
      <EmailMethod disabled={terms.blocking} />
    </ConnectBody>
  )
}
