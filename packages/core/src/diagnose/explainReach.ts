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
        message: `The Content-Security-Policy of this page forbids ${host}. Add ${origin === 'null' ? `${protocol}//${host}` : origin} to its ${reach.directive}.`,
        facts,
      }
    case 'blocked':
      return {
        code: 'blocked_by_extension',
        message: `A request to ${host} failed before the network could have answered: an extension of this browser blocks it, most likely.`,
        facts,
      }
    default:
      return {
        code: 'unreachable',
        message: `${host} ${reach.outcome === 'silent' ? 'did not answer in time' : 'cannot be reached'}. Check that it runs, its certificate, and whether a firewall is between.`,
        facts,
      }
  }
}
