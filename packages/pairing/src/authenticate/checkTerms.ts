import type { AuthPayload, Cacao } from './AuthPayload.js'
import { findRecap, formatRecapSentence, isRecap } from './recap.js'

/** Tolerated clock difference of a phone. */
const tolerance = 300_000

export function checkTerms({ p }: Cacao, asked: AuthPayload, now: number): string | undefined {
  const isSame = (key: 'nonce' | 'domain' | 'aud' | 'version' | 'exp' | 'nbf' | 'requestId') =>
    (p[key] ?? undefined) === asked[key]
  const own = (['nonce', 'domain', 'aud', 'version', 'exp', 'nbf', 'requestId'] as const).find(
    key => !isSame(key),
  )
  if (own) return own
  const chain = p.iss.split(':').slice(2, 4).join(':')
  if (!asked.chains.includes(chain)) return 'iss'
  // Wallets may set the time of signing, which must not precede the request.
  if (!(parse(p.iat) >= parse(asked.iat) - tolerance && parse(p.iat) <= now + tolerance)) return 'iat'
  if (asked.exp !== undefined && !(parse(asked.exp) > now)) return 'exp'
  if (asked.nbf !== undefined && !(parse(asked.nbf) <= now + tolerance)) return 'nbf'
  if (!getStatements(p, asked).includes(p.statement ?? '')) return 'statement'
  return hasSameResources(p.resources ?? [], asked.resources ?? []) ? undefined : 'resources'
}

/** Accepts digits and signs only: engines also parse dates with text in parentheses. */
function parse(date: string): number {
  return /^[-+.:TZ\d]{10,40}$/.test(date) ? Date.parse(date) : Number.NaN
}

/** Wallets differ in whether the statement they return includes the ReCap sentence. */
function getStatements({ resources }: Cacao['p'], { statement = '' }: AuthPayload): readonly string[] {
  const recap = findRecap(resources ?? [])
  const sentence = recap && formatRecapSentence(recap)
  return [statement, ...(sentence ? [`${statement} ${sentence}`.trim()] : [])]
}

/** The ReCap may be narrowed; other resources must be unchanged. */
function hasSameResources(given: readonly string[], wanted: readonly string[]): boolean {
  const rest = (items: readonly string[]) => items.filter(item => !isRecap(item)).join('\n')
  return rest(given) === rest(wanted)
}
