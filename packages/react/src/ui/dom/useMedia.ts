import { useCallback, useSyncExternalStore } from 'react'
import { getMedia } from './observePage.js'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = getMedia(window, query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => getMedia(window, query).matches)
}
