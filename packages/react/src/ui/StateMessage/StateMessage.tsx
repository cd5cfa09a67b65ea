import type { ReactNode } from 'react'

export interface StateMessageProps {
  title: string
  description?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  tone: 'neutral' | 'danger'
}

/** The frame that empty and error states share. */
export function StateMessage({ title, description, icon, action, tone }: StateMessageProps) {
  return (
    <div className="state" role={tone === 'danger' ? 'alert' : 'status'}>
      {icon ? <span className={`state-icon state-icon-${tone}`}>{icon}</span> : null}
      <p className="state-title">{title}</p>
      {description ? <p className="state-description">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  )
}
