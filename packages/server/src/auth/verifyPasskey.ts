import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { AddPasskey, UsePasskey } from '@portico/protocol/auth'
import * as v from 'valibot'

export interface PasskeyRules {
  vaultOrigin: string
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
) {
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

/** Accepted passkey key types: P-256 nearly everywhere, RSA on some versions of Windows. */
export function readPasskeyKey(publicKey: Buffer): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    const isKnown =
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 && modulusLength <= 4096)
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}

export interface PasskeySignature {
  publicKey: Buffer
  clientData: Buffer
  authenticatorData: Buffer
  signature: Buffer
}

export function isPasskeySignature(signed: PasskeySignature): boolean {
  const key = readPasskeyKey(signed.publicKey)
  if (!key) return false
  const digest = createHash('sha256').update(signed.clientData).digest()
  try {
    return verify('sha256', Buffer.concat([signed.authenticatorData, digest]), key, signed.signature)
  } catch {
    return false
  }
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const
const fixedLength = 37
const idLengthAt = 53
const idAt = 55

/** Parses WebAuthn authenticator data. The COSE key is not read, because browsers also provide it as SPKI. */
export function readAuthenticatorData(bytes: Buffer) {
  if (bytes.length < fixedLength) return undefined
  const set = bytes.readUInt8(32)
  const has = (flag: number) => (set & flag) !== 0
  const isAttested = has(flags.attested)
  if (isAttested && bytes.length < idAt) return undefined
  const idEnd = isAttested ? idAt + bytes.readUInt16BE(idLengthAt) : 0
  if (bytes.length < idEnd) return undefined
  return {
    rpIdHash: bytes.subarray(0, 32),
    isUserPresent: has(flags.userPresent),
    isUserVerified: has(flags.userVerified),
    counter: bytes.readUInt32BE(33),
    credentialId: isAttested ? bytes.subarray(idAt, idEnd).toString('base64url') : undefined,
  }
}

const ClientDataSchema = v.object({
  type: v.picklist(['webauthn.create', 'webauthn.get']),
  challenge: v.string(),
  origin: v.string(),
  /** Set if the request came from a cross-origin frame. */
  crossOrigin: v.optional(v.boolean()),
  topOrigin: v.optional(v.string()),
})

export type ClientData = v.InferOutput<typeof ClientDataSchema>

export function readClientData(text: string): ClientData | undefined {
  try {
    const parsed = v.safeParse(ClientDataSchema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
