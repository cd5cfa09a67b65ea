'use client'
import { openAfterTap } from '@portico/core/internal'
import { useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

export interface OpeningLink {
  readonly href: string
  readonly target: string
}

/**
 * Counts how often the visitor opened the wallet from this view. The tap that led here counts once a link exists:
 * if it came before the pairing URI, the wallet opens now. This happens only once, even if the link changes later.
 */
export function useOpening(
  link: OpeningLink | undefined,
  { opened, onOpen }: { readonly opened: boolean; readonly onOpen: () => void },
): readonly [taps: number, tap: () => void] {
  const { environment } = usePorticoInstance('useOpening')
  const [taps, setTaps] = useState(opened ? 1 : 0)
  const tried = useRef(opened)
  const tap = () => {
    onOpen()
    setTaps(count => count + 1)
  }
  useEffect(() => {
    if (!link || tried.current) return
    tried.current = true
    if (openAfterTap(environment, link)) tap()
  })
  return [taps, tap]
}
