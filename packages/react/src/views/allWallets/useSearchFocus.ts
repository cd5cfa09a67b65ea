import { getPlatform } from '@portico/core/adapter'
import { type RefObject, useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { getActiveElement } from '../../ui/dom/getActiveElement.js'

/** Focuses the search field on mount, except on a phone, where the keyboard would cover the wallets. */
export function useSearchFocus(): RefObject<HTMLInputElement | null> {
  const { mobile } = getPlatform(usePorticoInstance('useSearchFocus').environment)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = search.current
    // On return, focus is on the wallet that was chosen before.
    const isElsewhere = field?.closest('.view')?.contains(getActiveElement(field.ownerDocument))
    if (!mobile && !isElsewhere) field?.focus({ preventScroll: true })
  }, [mobile])
  return search
}
