import type { MouseEvent, ReactNode } from 'react'
import { useStyles } from '../useStyles.js'
import { getSafeHref } from './getSafeHref.js'
import { linkStyles } from './Link.css.js'

export interface LinkProps {
  href: string
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  'data-testid'?: string | undefined
}

export function Link({ href, children, target = '_blank', ...attributes }: LinkProps) {
  useStyles(linkStyles)
  const safe = getSafeHref(href)
  if (safe === null) return <span>{children}</span>
  return (
    <a {...attributes} className="link" href={safe} target={target} rel="noopener noreferrer">
      {children}
    </a>
  )
}
