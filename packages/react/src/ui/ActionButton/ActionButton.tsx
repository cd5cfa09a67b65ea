import type { MouseEvent, ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import { actionButtonStyles } from './ActionButton.css.js'

export interface ActionButtonProps {
  label: string
  icon: ReactNode
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  onPointerEnter?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  disabled?: boolean | undefined
  'data-testid'?: string | undefined
}

export function ActionButton({ label, icon, ...attributes }: ActionButtonProps) {
  useStyles(actionButtonStyles)
  return (
    <button {...attributes} type="button" className="action">
      {icon}
      <span className="action-label">{label}</span>
    </button>
  )
}

export function ActionRow({ children }: { children: ReactNode }) {
  return <div className="action-row">{children}</div>
}
