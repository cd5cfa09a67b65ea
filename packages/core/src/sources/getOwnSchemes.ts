import type { ResolvedOptions } from '../runtime/Options.js'

/** The schemes of wallets that the page's owner has added. They are trusted, as the rest of the page is. */
export function getOwnSchemes({ wallets }: Pick<ResolvedOptions, 'wallets'>): readonly string[] {
  return wallets.custom
    .flatMap(({ mobile_link, desktop_link }) => [mobile_link, desktop_link])
    .flatMap(link => /^[a-z][a-z0-9+.-]*/i.exec(link ?? '')?.[0].toLowerCase() ?? [])
}
