import { Fragment, type ReactNode } from 'react'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { Checkbox, Link, Text } from '../../../ui/index.js'
import type { Terms } from './useTerms.js'

export function TermsCheckbox({ terms }: { readonly terms: Terms }) {
  const { connect } = useMessages()
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

/** Without a checkbox, connecting is the consent, and this text says so. */
export function TermsFooter({ termsUrl, privacyUrl }: Pick<Terms, 'termsUrl' | 'privacyUrl'>) {
  const { connect } = useMessages()
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

export interface TermsTextProps extends Pick<Terms, 'termsUrl' | 'privacyUrl'> {
  readonly both: string
  readonly one: string
}

export function TermsText({ termsUrl, privacyUrl, both, one }: TermsTextProps) {
  const { connect } = useMessages()
  const terms = termsUrl && <Link href={termsUrl}>{connect.terms}</Link>
  const privacy = privacyUrl && <Link href={privacyUrl}>{connect.privacy}</Link>
  if (terms && privacy) return fill(both, { terms, privacy })
  return fill(one, { document: terms || privacy })
}

function fill(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return template.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ))
}
