import { forwardRef, type ReactNode, type Ref } from 'react'
import { joinClasses } from '../dom/joinClasses.js'

export interface StackProps {
  children: ReactNode
  /** Px between the children. */
  gap?: 4 | 8 | 12 | 16 | 24 | undefined
  direction?: 'column' | 'row' | undefined
  align?: 'stretch' | 'center' | undefined
  /** A list for screen readers; its children are then `li`. */
  as?: 'div' | 'ul' | undefined
  'aria-label'?: string | undefined
}

export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(props, ref) {
  const { children, gap = 8, direction = 'column', align, as, ...attributes } = props
  const Element = as ?? 'div'
  return (
    <Element
      {...attributes}
      ref={ref as Ref<HTMLDivElement & HTMLUListElement>} // whichever it is
      role={as === 'ul' ? 'list' : undefined} // Safari forgets lists without markers
      className={joinClasses(
        'stack',
        `stack-${direction}`,
        `gap-${gap}`,
        align === 'center' && 'stack-center',
      )}
    >
      {children}
    </Element>
  )
})
