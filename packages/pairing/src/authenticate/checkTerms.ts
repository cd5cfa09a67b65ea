import type { AuthPayload, Cacao } from './AuthPayload.js'
import { findRecap, formatRecapSentence, isRecap } from './recap.js'

/** How far the clock of a phone may be off. */
const tolerance = 300_000

/** The first of the terms in which what was signed is not what was asked for. */
export function checkTerms({ p }: Cacao, asked: AuthPayload, now: number): string | undefined {
  const isSame = (key: 'nonce' | 'domain' | 'aud' | 'version' | 'exp' | 'nbf' | 'requestId') =>
    (p[key] ?? undefined) === asked[key]
  const own = (['nonce', 'domain', 'aud', 'version', 'exp', 'nbf', 'requestId'] as const).find(
    key => !isSame(key),
  )
  if (own) return own
  const chain = p.iss.split(':').slice(2, 4).join(':')
  if (!asked.chains.includes(chain)) return 'iss'
  // A wallet may write down when it signed, which is not before it was asked.
  if (!(parse(p.iat) >= parse(asked.iat) - tolerance && parse(p.iat) <= now + tolerance)) return 'iat'
  if (asked.exp !== undefined && !(parse(asked.exp) > now)) return 'exp'
  if (asked.nbf !== undefined && !(parse(asked.nbf) <= now + tolerance)) return 'nbf'
  if (!getStatements(p, asked).includes(p.statement ?? '')) return 'statement'
  return hasSameResources(p.resources ?? [], asked.resources ?? []) ? undefined : 'resources'
}

/** Not a number for anything but digits and signs: engines also read dates that have words in brackets. */
function parse(date: string): number {
  return /^[-+.:TZ\d]{10,40}$/.test(date) ? Date.parse(date) : Number.NaN
}

/** Wallets differ in whether the statement they return holds the sentence of the recap. */
function getStatements({ resources }: Cacao['p'], { statement = '' }: AuthPayload): readonly string[] {
  const recap = findRecap(resources ?? [])
  const sentence = recap && formatRecapSentence(recap)
  return [statement, ...(sentence ? [`${statement} ${sentence}`.trim()] : [])]
}

/** The recap may be narrowed, the others are as they were. */
function hasSameResources(given: readonly string[], wanted: readonly string[]): boolean {
  const rest = (items: readonly string[]) => items.filter(item => !isRecap(item)).join('\n')
  return rest(given) === rest(wanted)
}
