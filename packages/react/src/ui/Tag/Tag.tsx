import type { ReactNode } from 'react'

export interface TagProps {
  children: ReactNode
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
}

export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
