import { createContext, useContext } from 'react'
import { getSafeHref } from './getSafeHref.js'

/** The schemes of wallets that the page's owner has named. */
export const LinkSchemesContext = createContext<readonly string[]>([])

/** Checked once more where a link is drawn, whoever gave it. */
export function useSafeHref(href: string | undefined): string | null {
  return getSafeHref(href, useContext(LinkSchemesContext))
}
