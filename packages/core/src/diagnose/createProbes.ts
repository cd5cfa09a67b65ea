import type { Environment } from '../environment/Environment.js'
import { readProperty } from '../foreign/readProperty.js'
import type { Probes, Reach } from '../types/Diagnosis.js'
import { explainReach } from './explainReach.js'

/** Longer than any network that is of use. */
const patience = 8000
/** No network says no as fast; what refuses within the browser does. */
const atOnce = 10
/** The browser tells of a broken rule a moment after the request has failed. */
const violationDelay = 100

/** The world as the page sees it. */
export function createProbes(environment: Environment): Probes {
  const { page } = environment
  const watch: Probes['watch'] = async (url, attempt) => {
    const follow = followViolations(page, url)
    const controller = new AbortController()
    const began = environment.now()
    let timer: unknown
    const forbidden = (): Reach | undefined => {
      const directive = follow.getDirective()
      return directive === undefined ? undefined : { outcome: 'policy', directive }
    }
    const late = new Promise<Reach>(resolve => {
      timer = environment.setTimeout(() => resolve(forbidden() ?? { outcome: 'silent' }), patience)
    })
    // An async call, so that an attempt which throws at once has failed like all others.
    const run = async (): Promise<Reach> => {
      try {
        await attempt(controller.signal)
        return { outcome: 'reached' }
      } catch {
        const isFast = environment.now() - began < atOnce
        await new Promise<void>(resolve => environment.setTimeout(resolve, violationDelay))
        // The machine itself says no as fast as an extension does.
        return forbidden() ?? { outcome: isFast && !isLocal(url) ? 'blocked' : 'failed' }
      }
    }
    try {
      return await Promise.race([run(), late])
    } finally {
      environment.clearTimeout(timer)
      controller.abort()
      follow.stop()
    }
  }
  return {
    // Missing on a server, and in old browsers, which cannot tell.
    isOnline: () => readProperty(readProperty(page, 'navigator'), 'onLine') !== false,
    watch,
    explain: explainReach,
    reach: url =>
      watch(url, signal =>
        environment.fetch(url, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal }),
      ),
  }
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|127\.|\[::1\]|10\.|192\.168\.)|\.localhost$/.test(hostname)
}

/** Listens for rules of the page that forbid an address. */
function followViolations(page: Environment['page'], url: string) {
  const { protocol, host } = new URL(url)
  const scheme = protocol.replace(':', '')
  // Of addresses that are not HTTP, policies report the scheme alone.
  const isMeant = (blocked: string) => blocked === scheme || blocked.startsWith(`${protocol}//${host}`)
  const document = readProperty(page, 'document') as EventTarget | undefined // what every page has under this name
  let directive: string | undefined
  const listener = (event: Event) => {
    const violation = event as SecurityPolicyViolationEvent // the only kind that is dispatched under this name
    if (violation.disposition === 'report') return
    if (isMeant(violation.blockedURI)) directive = violation.effectiveDirective
  }
  document?.addEventListener?.('securitypolicyviolation', listener)
  return {
    getDirective: () => directive,
    stop: () => document?.removeEventListener?.('securitypolicyviolation', listener),
  }
}
