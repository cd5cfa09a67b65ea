import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { joinClasses } from '../dom/joinClasses.js'

export interface IconButtonProps {
  label: string
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  variant?: 'ghost' | 'filled' | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  'aria-pressed'?: boolean | undefined
  'data-testid'?: string | undefined
}

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, children, onClick, variant = 'ghost', busy = false, ...attributes } = props
  return (
    <button
      {...attributes}
      ref={ref}
      type="button"
      className={joinClasses('icon-button', variant === 'filled' && 'icon-button-filled')}
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  )
})
