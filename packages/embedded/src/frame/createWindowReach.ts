import type { Environment } from '@portico/core'

export interface WindowReach {
  /** Reads the page's own headers, which scripts cannot see otherwise. */
  look(): Promise<void>
  isCutOff(): boolean
}

/** Pages with `Cross-Origin-Opener-Policy: same-origin` cannot reach windows of other origins. */
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
