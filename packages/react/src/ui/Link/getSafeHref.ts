import { parseSafeLink } from '@portico/protocol/links'

/** Returns the URL if the link policy allows it on this page, otherwise null. */
export function getSafeHref(href: string | undefined, schemes?: readonly string[]): string | null {
  const page = globalThis.location?.href ?? 'https://localhost'
  return parseSafeLink(href, { page, schemes }) ?? null
}
