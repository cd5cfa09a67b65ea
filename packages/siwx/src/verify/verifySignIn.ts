import { PorticoError, type SiwxMessage, type SiwxSession, signInRefused } from '@portico/protocol'
import { parseSignInMessage } from '../message/parseSignInMessage.js'
import type { SignatureCheck } from './SignatureCheck.js'
import { type Verifiers, verifySignature } from './verifySignature.js'

/** Tolerated clock skew in milliseconds. */
const tolerance = 60_000

export interface SignInRules {
  readonly domains: readonly string[]
  readonly nonce: string
  readonly chains?: readonly string[] | undefined
  readonly callEvm?: SignatureCheck['callEvm']
  readonly verifiers?: Verifiers | undefined
  /** Unix time in milliseconds. */
  readonly now?: number | undefined
}

/**
 * Verifies on a server that a visitor controls an account. Consume the nonce in the store before calling
 * this.
 */
export async function verifySignIn(
  { message, signature }: Pick<SiwxSession, 'message' | 'signature'>,
  rules: SignInRules,
): Promise<SiwxMessage> {
  const data = parseSignInMessage(message)
  const reason = findReason(data, rules, rules.now ?? Date.now())
  if (reason) throw refuse(reason)
  const { chainId, accountAddress: address } = data
  const check = { chainId, address, message, signature, callEvm: rules.callEvm }
  if (!(await verifySignature(check, rules.verifiers)))
    throw refuse('the account has not signed this message')
  return data
}

function findReason(data: SiwxMessage, rules: SignInRules, now: number): string | undefined {
  if (!rules.domains.includes(data.domain)) return 'it is for another site'
  if (!isOn(data.uri, data.domain)) return 'its address is of another site'
  if (data.nonce !== rules.nonce) return 'its nonce is not the one that was given'
  if (rules.chains && !rules.chains.includes(data.chainId)) return 'the site does not use its network'
  return findTimeReason(data, now)
}

export function findTimeReason(data: SiwxMessage, now: number): string | undefined {
  const at = (date: string | undefined) => (date === undefined ? undefined : Date.parse(date))
  const [issued, expires, begins] = [at(data.issuedAt), at(data.expirationTime), at(data.notBefore)]
  if (issued !== undefined && issued > now + tolerance) return 'it was issued in the future'
  if (expires !== undefined && !(expires > now)) return 'it has expired'
  if (begins !== undefined && !(begins <= now + tolerance)) return 'it does not hold yet'
  return undefined
}

function isOn(uri: string, domain: string): boolean {
  try {
    return new URL(uri).host === domain
  } catch {
    return false
  }
}

const refuse = (reason: string) => new PorticoError(signInRefused, { context: { reason } })
