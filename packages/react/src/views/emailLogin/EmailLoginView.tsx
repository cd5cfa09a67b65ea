import { EmailMethod } from '../connect/EmailMethod.js'
import { ConnectBody } from '../parts/terms/ConnectBody.js'
import { useTerms } from '../parts/terms/useTerms.js'

/** The e-mail field alone, for sites without wallet login. */
export function EmailLoginView() {
  const terms = useTerms()
  return (
    <ConnectBody terms={terms}>
      <EmailMethod disabled={terms.blocking} />
    </ConnectBody>
  )
}
