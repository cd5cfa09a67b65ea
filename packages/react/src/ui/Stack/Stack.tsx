import { forwardRef, type ReactNode } from 'react'
import { joinClasses } from '../dom/joinClasses.js'

interface StackProps {
  children: ReactNode
  gap?: 4 | 8 | 12 | 16 | 24 | undefined
  align?: 'stretch' | 'center' | undefined
}

export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(props, ref) {
  const { children, gap = 8, align } = props
  return (
    <div ref={ref} className={joinClasses('stack', `gap-${gap}`, align === 'center' && 'stack-center')}>
      {children}
    </div>
  )
})

interface ViewBodyProps {
  children: ReactNode
  footer?: ReactNode
}

export function ViewBody({ children, footer }: ViewBodyProps) {
  return (
    <div className="view-body">
      <div className="view-content">{children}</div>
      {footer ? <div className="view-footer">{footer}</div> : null}
    </div>
  )
}
