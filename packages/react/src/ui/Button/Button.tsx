import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { joinClasses } from '../dom/joinClasses.js'
import { useSafeHref } from '../Link/getSafeHref.js'
import { Spinner } from '../Spinner/Spinner.js'

interface ButtonProps {
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

export const PrimaryButton = (props: Omit<ButtonProps, 'variant' | 'size' | 'fullWidth'>) => (
  <Button {...props} variant="primary" size="lg" fullWidth />
)

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'icon'> {
  children: ReactNode
  /** Undefined shows a loading state; an unsafe URL leaves the button disabled. */
  href: string | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  'data-testid'?: string | undefined
}

/** A real link, because browsers open apps and windows only from the tap itself. */
export function LinkButton({ href, target = '_blank', ...props }: LinkButtonProps) {
  const safe = useSafeHref(href)
  if (safe === null) return <Button {...props} loading={href === undefined} disabled={href !== undefined} />
  const { children, variant = 'secondary', size = 'md', fullWidth, icon, ...attributes } = props
  return (
    <a
      {...attributes}
      className={joinClasses('button', `button-${variant}`, `button-${size}`, fullWidth && 'button-full')}
      href={safe}
      target={target}
      rel="noopener noreferrer"
    >
      {icon}
      <span className="button-label">{children}</span>
    </a>
  )
}

export const PrimaryLink = (props: Omit<LinkButtonProps, 'variant' | 'size' | 'fullWidth'>) => (
  <LinkButton {...props} variant="primary" size="lg" fullWidth />
)
