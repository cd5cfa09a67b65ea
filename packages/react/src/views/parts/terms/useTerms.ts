import { acceptTerms, getTermsAccepted } from '@portico/core/internal'
import { useCallback } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'

export type Terms = ReturnType<typeof useTerms>

export function useTerms() {
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
    setAccepted: useCallback((value: boolean) => acceptTerms(portico, value), [portico]),
  }
}
