import type { ReactNode } from 'react'
import { illustrationStyles } from '../../../ui/Illustration/Illustration.css.js'
import { Text, useStyles } from '../../../ui/index.js'
import { helpStyles } from './HelpPoints.css.js'

export interface HelpPoint {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
}

export function HelpPoints({
  picture,
  points,
}: {
  readonly picture: ReactNode
  readonly points: readonly HelpPoint[]
}) {
  useStyles(illustrationStyles)
  useStyles(helpStyles)
  return (
    <div className="help">
      {picture}
      <ul className="help-points">
        {points.map(({ icon, title, text }) => (
          <li key={title} className="help-point">
            <span className="help-icon">{icon}</span>
            <div>
              <Text as="h2" weight="semibold">
                {title}
              </Text>
              <Text tone="secondary">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
