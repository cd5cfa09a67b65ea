import type { ResolvedOptions } from '../runtime/Options.js'

/** Schemes of the site's custom wallets. They are trusted like the rest of the page. */
export function getOwnSchemes({ wallets }: Pick<ResolvedOptions, 'wallets'>): readonly string[] {
  return wallets.custom
    .flatMap(({ mobile_link, desktop_link }) => [mobile_link, desktop_link])
    .flatMap(link => /^[a-z][a-z0-9+.-]*/i.exec(link ?? '')?.[0].toLowerCase() ?? [])
}
