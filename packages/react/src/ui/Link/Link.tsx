import type { MouseEvent, ReactNode } from 'react'
import { getSafeHref } from './getSafeHref.js'

export interface LinkProps {
  href: string
  children: ReactNode
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  target?: '_blank' | '_self' | '_top' | undefined
  'data-testid'?: string | undefined
}

/** A text link. An unsafe URL renders the text only. */
export function Link({ href, children, target = '_blank', ...attributes }: LinkProps) {
  const safe = getSafeHref(href)
  if (safe === null) return <span>{children}</span>
  return (
    <a {...attributes} className="link" href={safe} target={target} rel="noopener noreferrer">
      {children}
    </a>
  )
}
