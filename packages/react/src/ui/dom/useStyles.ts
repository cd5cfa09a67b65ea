import { type RefObject, useLayoutEffect } from 'react'
import { adoptStyles } from '../../theme/adoptStyles.js'

/** Styles that come with a view which is loaded later, adopted before it is painted. */
export function useStyles(element: RefObject<Element | null>, styles: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode()
    return root instanceof ShadowRoot ? adoptStyles(root, [styles]) : undefined
  }, [element, styles])
}
