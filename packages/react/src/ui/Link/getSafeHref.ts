import { parseSafeLink } from '@portico/protocol/links'

/** The address if a link may carry it, else null: what the link policy allows on this page. */
export function getSafeHref(href: string | undefined, schemes?: readonly string[]): string | null {
  const page = globalThis.location?.href ?? 'https://localhost'
  return parseSafeLink(href, { page, schemes }) ?? null
}
