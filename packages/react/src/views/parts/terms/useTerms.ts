import { acceptTerms, getTermsAccepted } from '@portico/core/internal'
import { useCallback } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'

export interface Terms {
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  readonly asksTick: boolean
  /** The site has terms without a checkbox: a sentence says that connecting agrees. */
  readonly saysSo: boolean
  readonly accepted: boolean
  /** Connecting is blocked until the visitor agrees. */
  readonly blocking: boolean
  readonly setAccepted: (accepted: boolean) => void
}

export function useTerms(): Terms {
  const { portico } = usePortico()
  const { termsUrl, privacyUrl } = portico.options.dialog
  const wanted = usePorticoStore(({ features }) => features.values.legalCheckbox)
  const accepted = usePorticoStore(() => getTermsAccepted(portico))
  const hasDocuments = Boolean(termsUrl || privacyUrl)
  const asksTick = wanted && hasDocuments
  return {
    termsUrl,
    privacyUrl,
    asksTick,
    saysSo: hasDocuments && !wanted,
    accepted,
    blocking: asksTick && !accepted,
    setAccepted: useCallback(value => acceptTerms(portico, value), [portico]),
  }
}
