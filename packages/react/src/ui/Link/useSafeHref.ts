import { createContext, useContext } from 'react'
import { getSafeHref } from './getSafeHref.js'

export const LinkSchemesContext = createContext<readonly string[]>([])

/** Links are validated again where they render, regardless of their origin. */
export function useSafeHref(href: string | undefined): string | null {
  return getSafeHref(href, useContext(LinkSchemesContext))
}
