import { useMessages } from '../../../hooks/internal/useMessages.js'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js'
import { TermsText } from './TermsText.js'
import type { Terms } from './useTerms.js'

export function TermsCheckbox({ terms }: { readonly terms: Terms }) {
  const { connect } = useMessages().messages
  return (
    <Checkbox checked={terms.accepted} onCheckedChange={terms.setAccepted} data-testid="terms">
      <TermsText
        termsUrl={terms.termsUrl}
        privacyUrl={terms.privacyUrl}
        both={connect.legalCheckboxBoth}
        one={connect.legalCheckboxOne}
      />
    </Checkbox>
  )
}
