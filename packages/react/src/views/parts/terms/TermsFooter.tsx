import { useMessages } from '../../../hooks/internal/useMessages.js'
import { Text } from '../../../ui/Text/Text.js'
import { TermsText } from './TermsText.js'
import type { Terms } from './useTerms.js'

/** Without a checkbox, connecting is the consent, and this text says so. */
export function TermsFooter({ termsUrl, privacyUrl }: Pick<Terms, 'termsUrl' | 'privacyUrl'>) {
  const { connect } = useMessages().messages
  return (
    <Text size="xs" tone="secondary" align="center">
      <TermsText
        termsUrl={termsUrl}
        privacyUrl={privacyUrl}
        both={connect.legalBoth}
        one={connect.legalOne}
      />
    </Text>
  )
}
