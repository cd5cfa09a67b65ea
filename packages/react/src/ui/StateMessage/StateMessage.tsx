import type { ReactNode } from 'react'
import type { IllustrationName } from '../Illustration/Illustration.js'
import { lazyPart } from '../lazyPart.js'

const Illustration = lazyPart(async () => (await import('../Illustration/Illustration.js')).Illustration)

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
      {/* Reserves the size of an illustration that most visitors never load. */}
      <span className="state-picture">
        <Illustration name={picture} />
      </span>
      <p className="state-title">{title}</p>
      {description ? <p className="state-description">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  )
}
