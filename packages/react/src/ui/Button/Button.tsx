import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { joinClasses } from '../dom/joinClasses.js'
import { Spinner } from '../Spinner/Spinner.js'

export interface ButtonProps {
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  /** 36, 44 or 48 px. The smallest still has a 44 px touch area. */
  size?: 'sm' | 'md' | 'lg' | undefined
  fullWidth?: boolean | undefined
  /** Keeps focus and width, ignores clicks. */
  loading?: boolean | undefined
  disabled?: boolean | undefined
  icon?: ReactNode
  type?: 'button' | 'submit' | undefined
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  'data-testid'?: string | undefined
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { children, onClick, variant = 'secondary', size = 'md', fullWidth, loading = false, ...rest } = props
  const { icon, type = 'button', ...attributes } = rest
  return (
    <button
      {...attributes}
      ref={ref}
      type={type}
      className={joinClasses('button', `button-${variant}`, `button-${size}`, fullWidth && 'button-full')}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={event => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <Spinner size={20} /> : icon}
      <span className="button-label">{children}</span>
    </button>
  )
})
