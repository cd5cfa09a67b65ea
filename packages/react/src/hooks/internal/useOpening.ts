'use client'
import { openAfterTap } from '@portico/core'
import { useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

export interface OpeningLink {
  readonly href: string
  readonly target: string
}

/**
 * How often the visitor opened the wallet from here. The tap that led here counts as soon as there is a link: it
 * may have come before the code, and then the wallet opens now. Once only, whatever link comes later.
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
