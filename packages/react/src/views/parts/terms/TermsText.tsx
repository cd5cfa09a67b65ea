import { Fragment, type ReactNode } from 'react'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { Link } from '../../../ui/Link/Link.js'
import type { Terms } from './useTerms.js'

export interface TermsTextProps extends Pick<Terms, 'termsUrl' | 'privacyUrl'> {
  readonly both: string
  readonly one: string
}

export function TermsText({ termsUrl, privacyUrl, both, one }: TermsTextProps) {
  const { connect } = useMessages().messages
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
