import { useCallback, useContext, useSyncExternalStore } from 'react'
import { MarksContext } from '../../context/ModalContexts.js'
import type { Marks } from '../../marks/createMarksStore.js'
import { AheadContext } from '../../ui/Dialog/DrawnAhead.js'

/** The URL of an image. Undefined shows a monogram, null a placeholder while the image may still load. */
export type Picture = string | undefined | null

/** Without `request` only logos that are already loaded are searched. */
export type FindMark = (find: (marks: Marks) => Picture, request?: boolean) => Picture

const never = () => () => undefined
const nothing = () => undefined

/** Looks up a logo of the kit and loads the logos on first use. */
export function useMarks(): FindMark {
  const store = useContext(MarksContext)
  const isAhead = useContext(AheadContext)
  const marks = useSyncExternalStore<Marks | 'loading' | undefined>(
    store?.subscribe ?? never,
    store?.get ?? nothing,
    nothing,
  )
  return useCallback(
    (find, request = true) => {
      if (marks !== 'loading') return marks && find(marks)
      if (!isAhead && request) store?.request()
      return null
    },
    [store, marks, isAhead],
  )
}
