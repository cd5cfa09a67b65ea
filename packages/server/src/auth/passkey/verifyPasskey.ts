import { createHash } from 'node:crypto'
import type { AddPasskey, UsePasskey } from '@portico/protocol/auth'
import { isPasskeySignature, readPasskeyKey } from './isPasskeySignature.js'
import { type AuthenticatorData, readAuthenticatorData } from './readAuthenticatorData.js'
import { type ClientData, readClientData } from './readClientData.js'

export interface PasskeyRules {
  /** Origin of the vault's window; its host is the relying party id. */
  vaultOrigin: string
  /** Whether the challenge was issued for this purpose and is used for the first time. */
  takeChallenge(challenge: string): Promise<boolean>
}

export interface NewPasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
}

export async function verifyNewPasskey(
  { credentialId, publicKey, clientData, authenticatorData }: AddPasskey,
  rules: PasskeyRules,
): Promise<NewPasskey | undefined> {
  const data = await readTrusted('webauthn.create', clientData, authenticatorData, rules)
  const key = Buffer.from(publicKey, 'base64url')
  if (!data || data.credentialId !== credentialId || !readPasskeyKey(key)) return undefined
  return { credentialId, publicKey: key, counter: data.counter }
}

/** Verifies an assertion. Returns the new signature counter, or undefined if it is invalid. */
export async function verifyPasskeyUse(
  { clientData, authenticatorData, signature }: UsePasskey,
  publicKey: Buffer | undefined,
  rules: PasskeyRules,
): Promise<number | undefined> {
  // Checked first, so that the challenge is consumed whatever the rest contains.
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
  // Only the vault's own window may ask, never a frame.
  const isOurs =
    said.type === type && said.origin === vaultOrigin && !said.crossOrigin && said.topOrigin === undefined
  const data = readAuthenticatorData(Buffer.from(authenticatorData, 'base64url'))
  const rpIdHash = createHash('sha256').update(new URL(vaultOrigin).hostname).digest()
  const isTrusted = data?.isUserPresent && data.isUserVerified && data.rpIdHash.equals(rpIdHash)
  return isOurs && isTrusted ? data : undefined
}
