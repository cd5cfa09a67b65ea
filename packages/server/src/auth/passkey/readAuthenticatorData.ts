export interface AuthenticatorData {
  /** SHA-256 of the relying party id. */
  rpIdHash: Buffer
  isUserPresent: boolean
  isUserVerified: boolean
  counter: number
  /** Only for a newly created passkey. */
  credentialId: string | undefined
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const
const fixedLength = 37
const idLengthAt = 53
const idAt = 55

/** Parses WebAuthn authenticator data. The COSE key is not read, because browsers also provide it as SPKI. */
export function readAuthenticatorData(bytes: Buffer): AuthenticatorData | undefined {
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
