import type { CaipNetworkId } from '@portico/core'
import { PorticoError, settlementRefused } from '@portico/protocol'
import { recoverSigner } from '@portico/siwx/verify'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingAuthentication } from '../client/PairingClient.js'
import { evmNamespace } from '../families/evmNamespace.js'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { findRecap, formatRecapSentence, isRecap } from './recap.js'

/** The account's own key is checked locally, even with code (EIP-7702), otherwise its contract. */
export async function verifyCacao(
  runtime: Pick<ClientRuntime, 'context' | 'environment'>,
  cacao: Cacao,
  asked: AuthPayload,
): Promise<PairingAuthentication> {
  const { p, s } = cacao
  const wrong = checkTerms(cacao, asked, runtime.environment.now())
  if (wrong) throw refuse(`The signed message differs in "${wrong}".`)
  const [, , , reference, address = ''] = p.iss.split(':')
  const chainId: CaipNetworkId = `${evmNamespace}:${reference}`
  // With the ReCap sentence and, as some wallets sign it, without.
  const texts = [...new Set([formatAuthMessage(p), formatAuthMessage(p, p.statement ?? '')])]
  const found = (message: string) => ({ message, signature: s.s, address, chainId })
  const bySigner = texts.find(text => recoverSigner(text, s.s) === address.toLowerCase())
  if (bySigner !== undefined) return found(bySigner)
  const { verifyOnChain } = await import('./verifyOnChain.js')
  for (const message of texts) if (await verifyOnChain(runtime, found(message))) return found(message)
  throw refuse('A signature does not match.')
}

function refuse(detail: string): PorticoError {
  return new PorticoError(settlementRefused, { detail })
}

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
