import { useContext, useSyncExternalStore } from 'react'
import { MarksContext } from '../../context/ModalContexts.js'
import type { FindMark } from '../../marks/createMarksStore.js'
import { AheadContext } from '../../ui/Dialog/DrawnAhead.js'
import { toImageSource } from '../../ui/Image/getSafeImageSource.js'

/** The URL of an image. Undefined shows a monogram, null a placeholder while the image may still load. */
export type Picture = string | undefined | null

const never = () => () => undefined
const nothing = () => undefined

/** Looks up a logo of the kit. With `request` it loads the logos on first use. */
export function useMark(kind: 'networks' | 'wallets', key: string, request: boolean): Picture {
  const store = useContext(MarksContext)?.[kind]
  const isAhead = useContext(AheadContext)
  const findMark = useSyncExternalStore<FindMark | 'loading' | undefined>(
    store?.subscribe ?? never,
    store?.get ?? nothing,
    nothing,
  )
  if (findMark !== 'loading') return toImageSource(findMark?.(key))
  if (!isAhead && request) store?.request()
  return null
}
