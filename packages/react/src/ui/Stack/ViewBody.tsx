import type { ReactNode } from 'react'

export interface ViewBodyProps {
  children: ReactNode
  /** Stays at the bottom while the rest scrolls: the one primary action. */
  footer?: ReactNode
}

/** The inside of every view: its padding, its rhythm, its footer. */
export function ViewBody({ children, footer }: ViewBodyProps) {
  return (
    <div className="view-body">
      <div className="view-content">{children}</div>
      {footer ? <div className="view-footer">{footer}</div> : null}
    </div>
  )
}
