import type { MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../dom/joinClasses.js'
import { useSafeHref } from '../Link/useSafeHref.js'
import { Button, type ButtonProps } from './Button.js'

export interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'icon'> {
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
