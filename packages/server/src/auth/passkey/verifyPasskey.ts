import { createHash } from 'node:crypto'
import type { AddPasskey, UsePasskey } from '@portico/protocol/auth'
import { isPasskeySignature, readPasskeyKey } from './isPasskeySignature.js'
import { type AuthenticatorData, readAuthenticatorData } from './readAuthenticatorData.js'
import { type ClientData, readClientData } from './readClientData.js'

export interface PasskeyRules {
  /** Whose pages may ask: the vault's window, whose host is also the name under which passkeys are kept. */
  vaultOrigin: string
  /** Whether a challenge was given for this and is used for the first time. */
  takeChallenge(challenge: string): Promise<boolean>
}

export interface NewPasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
}

/** A passkey that was just made, if it may be kept. */
export async function verifyNewPasskey(
  { credentialId, publicKey, clientData, authenticatorData }: AddPasskey,
  rules: PasskeyRules,
): Promise<NewPasskey | undefined> {
  const data = await readTrusted('webauthn.create', clientData, authenticatorData, rules)
  const key = Buffer.from(publicKey, 'base64url')
  if (!data || data.credentialId !== credentialId || !readPasskeyKey(key)) return undefined
  return { credentialId, publicKey: key, counter: data.counter }
}

/** What a passkey has signed; how often it has by now, unless something is wrong with it. */
export async function verifyPasskeyUse(
  { clientData, authenticatorData, signature }: UsePasskey,
  publicKey: Buffer | undefined,
  rules: PasskeyRules,
): Promise<number | undefined> {
  // Before anything else, so that a challenge is used up whatever comes with it.
  const data = await readTrusted('webauthn.get', clientData, authenticatorData, rules)
  if (!data || !publicKey) return undefined
  const isSigned = isPasskeySignature({
    publicKey,
    clientData: Buffer.from(clientData, 'base64url'),
    authenticatorData: Buffer.from(authenticatorData, 'base64url'),
    signature: Buffer.from(signature, 'base64url'),
  })
  return isSigned ? data.counter : undefined
}

async function readTrusted(
  type: ClientData['type'],
  clientData: string,
  authenticatorData: string,
  { vaultOrigin, takeChallenge }: PasskeyRules,
): Promise<AuthenticatorData | undefined> {
  const said = readClientData(clientData)
  if (!said || !(await takeChallenge(said.challenge))) return undefined
  // Only the vault's own window asks, never a frame.
  const isOurs =
    said.type === type && said.origin === vaultOrigin && !said.crossOrigin && said.topOrigin === undefined
  const data = readAuthenticatorData(Buffer.from(authenticatorData, 'base64url'))
  const rpIdHash = createHash('sha256').update(new URL(vaultOrigin).hostname).digest()
  const isTrusted = data?.isUserPresent && data.isUserVerified && data.rpIdHash.equals(rpIdHash)
  return isOurs && isTrusted ? data : undefined
}
