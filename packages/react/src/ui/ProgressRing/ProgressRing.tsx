import type { ReactNode } from 'react'

export interface ProgressRingProps {
  state: 'idle' | 'loading' | 'error' | 'success'
  /** The logo in the middle, 72 px. */
  children: ReactNode
  shape?: 'rounded' | 'circle' | undefined
  /** A small mark on the corner, such as a retry button or the connected check. */
  badge?: ReactNode
}

/** The ring around a logo that says how far a request has come. Its words stand in the view beside it. */
export function ProgressRing({ state, children, shape = 'rounded', badge }: ProgressRingProps) {
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
