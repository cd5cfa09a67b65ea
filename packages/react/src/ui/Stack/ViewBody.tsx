import type { ReactNode } from 'react'

export interface ViewBodyProps {
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
