import type { Environment } from '@portico/core'

export interface WindowReach {
  /** Looks for what no page is told about itself; until it is known, the page passes for one that reaches windows. */
  look(): Promise<void>
  /** Whether a window of the vault would open and nobody could reach it. */
  isCutOff(): boolean
}

/**
 * Pages with `Cross-Origin-Opener-Policy: same-origin` are cut off from windows of other origins, and those find the
 * vault's frame only where both are of one site. One that has an embedder policy too knows it; any other reads its own
 * header.
 */
export function createWindowReach(
  { fetch, page, location }: Pick<Environment, 'fetch' | 'page' | 'location'>,
  vault: string,
): WindowReach {
  const isForeign = location !== undefined && getSite(location.hostname) !== getSite(new URL(vault).hostname)
  // The page is the window in a browser, and nothing on a server.
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

/** Hosts that differ in it are of different sites for certain. Which of the others are takes the list of public suffixes. */
const getSite = (host: string) => (/^[\d.]+$|:/.test(host) ? host : host.split('.').slice(-2).join('.'))
