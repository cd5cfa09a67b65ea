import type { Problem, Reach } from './Diagnosis.js'

export function explainReach(url: string, reach: Reach): Problem | undefined {
  const { host, origin, protocol } = new URL(url)
  const facts = { host }
  switch (reach.outcome) {
    case 'reached':
      return undefined
    case 'policy':
      return {
        code: 'blocked_by_policy',
        message: `The Content-Security-Policy of this page blocks ${host}. Add ${origin === 'null' ? `${protocol}//${host}` : origin} to its ${reach.directive}.`,
        facts,
      }
    case 'blocked':
      return {
        code: 'blocked_by_extension',
        message: `A request to ${host} failed faster than any network responds, so a browser extension most likely blocks it.`,
        facts,
      }
    default:
      return {
        code: 'unreachable',
        message: `${host} ${reach.outcome === 'silent' ? 'did not respond in time' : 'could not be reached'}. Check that it is running, that its certificate is valid, and that no firewall blocks it.`,
        facts,
      }
  }
}
