import type { RefObject } from 'react'
import { useCodeAhead } from '../../../hooks/useCodeAhead.js'
import { useInSight } from '../../../ui/dom/useInSight.js'

/** Makes the code ahead while the list is in sight. Draws nothing: what becomes of it is no reason to draw the list again. */
export function CodeAhead({ list }: { readonly list: RefObject<Element | null> }) {
  useCodeAhead(useInSight(list))
  return null
}
