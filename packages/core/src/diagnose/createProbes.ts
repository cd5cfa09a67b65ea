import type { Environment } from '../services/Environment.js'
import { readProperty } from '../utils/readProperty.js'
import type { Probes, Reach } from './Diagnosis.js'
import { explainReach } from './explainReach.js'

/** Milliseconds; longer than any usable network needs. */
export const patience = 8000
/** Milliseconds. No network fails this fast, but a block within the browser does. */
const atOnce = 10
/** The browser reports a CSP violation shortly after the request has failed. */
const violationDelay = 100

export function createProbes(environment: Environment): Probes {
  const { page } = environment
  const base = environment.location?.href
  const watch: Probes['watch'] = async (address, attempt) => {
    const url = new URL(address, base)
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
    // Async, so that a synchronous throw counts as a failure like any other.
    const run = async (): Promise<Reach> => {
      try {
        await attempt(controller.signal)
        return { outcome: 'reached' }
      } catch {
        const isFast = environment.now() - began < atOnce
        await new Promise<void>(resolve => environment.setTimeout(resolve, violationDelay))
        // A local address fails as fast as an extension's block.
        const isLikely = isFast && !isLocal(url) && !isMixed(url, base)
        return forbidden() ?? { outcome: isLikely ? 'blocked' : 'failed' }
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
    // Missing on a server and in old browsers; then online is assumed.
    isOnline: () => readProperty(readProperty(page, 'navigator'), 'onLine') !== false,
    watch,
    explain(address, reach) {
      const url = new URL(address, base)
      const problem = explainReach(url.href, reach)
      if (problem?.code !== 'unreachable' || !isMixed(url, base)) return problem
      return {
        ...problem,
        message: `Browsers block requests to ${url.host} over ${url.protocol} from pages on https:. Use a secure URL.`,
      }
    },
    reach: url =>
      watch(url, signal =>
        environment.fetch(url, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal }),
      ),
  }
}

const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost$|127\.|\[::1\]$|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|\.local(host)?$/.test(
    hostname,
  )

/** Mixed content: an https page requests an insecure URL. Loopback is exempt. */
const isMixed = ({ protocol, hostname }: URL, page: string | undefined): boolean =>
  /^https:/.test(page ?? '') &&
  /^(http|ws):$/.test(protocol) &&
  !/^(localhost$|127\.|\[::1\]$)|\.localhost$/.test(hostname)

function followViolations(page: Environment['page'], { protocol, host }: URL) {
  const scheme = protocol.replace(':', '')
  // For non-HTTP URLs, CSP reports contain the scheme alone.
  const isMeant = (blocked: string) => blocked === scheme || blocked.startsWith(`${protocol}//${host}`)
  const document = readProperty(page, 'document') as EventTarget | undefined // every page has it
  let directive: string | undefined
  const listener = (event: Event) => {
    const violation = event as SecurityPolicyViolationEvent // the only event type of this name
    if (violation.disposition === 'report') return
    if (isMeant(violation.blockedURI)) directive = violation.effectiveDirective
  }
  document?.addEventListener?.('securitypolicyviolation', listener)
  return {
    getDirective: () => directive,
    stop: () => document?.removeEventListener?.('securitypolicyviolation', listener),
  }
}
