import type { ReactNode } from 'react'
import { Text } from '../../../ui/index.js'

export interface ChoicesProps {
  readonly className: string
  readonly title: string
  readonly children: readonly ReactNode[]
}

export function Choices({ className, title, children }: ChoicesProps) {
  if (children.length === 0) return null
  return (
    <div className={className}>
      <Text as="h2" size="xs" tone="secondary">
        {title}
      </Text>
      {children}
    </div>
  )
}
