import { useLayoutEffect } from 'react'

/** React 18 warns about layout effects on a server. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect
