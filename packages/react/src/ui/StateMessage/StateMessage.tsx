import type { ReactNode } from 'react'
import type { IllustrationName } from '../Illustration/Illustration.js'
import { LazyIllustration } from '../Illustration/LazyIllustration.js'

export interface StateMessageProps {
  title: string
  description?: ReactNode
  picture: IllustrationName
  action?: ReactNode
  tone: 'neutral' | 'danger'
}

export function StateMessage({ title, description, picture, action, tone }: StateMessageProps) {
  return (
    <div className="state" role={tone === 'danger' ? 'alert' : 'status'}>
      <LazyIllustration name={picture} />
      <p className="state-title">{title}</p>
      {description ? <p className="state-description">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  )
}
