import type { ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import { factsStyles } from './Facts.css.js'

export interface FactsProps {
  readonly children: ReactNode
  readonly plain?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

export function Facts({ plain, ...rest }: FactsProps) {
  useStyles(factsStyles)
  return <dl {...rest} className="facts" data-plain={plain || undefined} />
}

export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="fact">
    <dt>{label}</dt>
    <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
  </div>
)
