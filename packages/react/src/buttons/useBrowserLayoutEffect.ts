'use client'
import { useLayoutEffect } from 'react'

/** React 18 warns of layout effects on a server, where there is no layout. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect
