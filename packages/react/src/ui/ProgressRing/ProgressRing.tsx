import type { ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import { progressRingStyles } from './ProgressRing.css.js'

export interface ProgressRingProps {
  state: 'idle' | 'loading' | 'error' | 'success'
  children: ReactNode
  shape?: 'rounded' | 'circle' | undefined
  badge?: ReactNode
}

export function ProgressRing({ state, children, shape = 'rounded', badge }: ProgressRingProps) {
  useStyles(progressRingStyles)
  const outline = { x: 2, y: 2, width: 92, height: 92, rx: shape === 'circle' ? 46 : 28 }
  return (
    <div className="ring" data-state={state}>
      <svg className="ring-outline" viewBox="0 0 96 96" aria-hidden="true">
        <rect className="ring-track" {...outline} />
        <rect className="ring-arc" {...outline} pathLength="100" />
      </svg>
      {children}
      {badge ? <div className="ring-badge">{badge}</div> : null}
    </div>
  )
}
