import type { ReactNode } from 'react'
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

export function Stack({ children, gap = 8, direction = 'column', align, as, ...attributes }: StackProps) {
  const Element = as ?? 'div'
  return (
    <Element
      {...attributes}
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
}
