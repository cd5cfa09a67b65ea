import { parseSafeLink } from '@portico/protocol/links'
import { createContext, useContext } from 'react'

/** Returns the URL if the link policy allows it on this page, otherwise null. */
export function getSafeHref(href: string | undefined, schemes?: readonly string[]): string | null {
  const page = globalThis.location?.href ?? 'https://localhost'
  return parseSafeLink(href, { page, schemes }) ?? null
}

export const LinkSchemesContext = createContext<readonly string[]>([])

/** Links are validated again where they render, regardless of their origin. */
export function useSafeHref(href: string | undefined): string | null {
  return getSafeHref(href, useContext(LinkSchemesContext))
}
