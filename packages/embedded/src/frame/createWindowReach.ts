import type { Environment } from '@portico/core'

export interface WindowReach {
  /**
   * Reads the page's own headers, which scripts cannot see otherwise. Until then the page counts as able to reach
   * windows.
   */
  look(): Promise<void>
  /** Whether a vault window would open without being reachable. */
  isCutOff(): boolean
}

/**
 * Pages with `Cross-Origin-Opener-Policy: same-origin` cannot reach windows of other origins, and those find the
 * vault's frame only if both are same-site. A page that also has an embedder policy is cross-origin isolated; other
 * pages read their own header.
 */
export function createWindowReach(
  { fetch, page, location }: Pick<Environment, 'fetch' | 'page' | 'location'>,
  vault: string,
): WindowReach {
  const isForeign = location !== undefined && getSite(location.hostname) !== getSite(new URL(vault).hostname)
  // `page` is the window in a browser and undefined on a server.
  let isCutOff = isForeign && (page as Partial<Window> | undefined)?.crossOriginIsolated === true

  return {
    async look() {
      if (!isForeign || isCutOff) return
      const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
      isCutOff = answer?.headers.get('cross-origin-opener-policy')?.split(';')[0]?.trim() === 'same-origin'
    },
    isCutOff: () => isCutOff,
  }
}

/** Hosts that differ in it are cross-site for certain. Deciding the others would need the public suffix list. */
const getSite = (host: string) => (/^[\d.]+$|:/.test(host) ? host : host.split('.').slice(-2).join('.'))
