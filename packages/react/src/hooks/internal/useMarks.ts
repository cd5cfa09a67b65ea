'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { MarksContext } from '../../context/MarksContext.js'
import type { Marks } from '../../marks/createLazyMarks.js'
import { AheadContext } from '../../ui/AheadContext.js'

/** Where a picture is; undefined shows a monogram, null the place of one that may still come. */
export type Picture = string | undefined | null

/** Without `request` only what is there already is looked through, and nothing is fetched. */
export type FindMark = (find: (marks: Marks) => Picture, request?: boolean) => Picture

const never = () => () => undefined
const nothing = () => undefined

/** Looks for a picture among the marks of the kit, which are fetched once somebody does. */
export function useMarks(): FindMark {
  const lazy = useContext(MarksContext)
  const isAhead = useContext(AheadContext)
  const marks = useSyncExternalStore<Marks | 'loading' | undefined>(
    lazy?.subscribe ?? never,
    lazy?.get ?? nothing,
    nothing,
  )
  return useCallback(
    (find, request = true) => {
      if (marks !== 'loading') return marks && find(marks)
      if (!isAhead && request) lazy?.request()
      return null
    },
    [lazy, marks, isAhead],
  )
}
