import { p256 } from '@noble/curves/nist.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Environment } from '@portico/core'
import { withTimeout } from '@portico/core/adapter'
import { base64urlnopad } from '@scure/base'
import { hashMessage } from '../crypto/createKeyPair.js'
import { isRecord } from '../messages/isRecord.js'
import { type AttestationClaims, parseAttestation } from './parseAttestation.js'

export interface VerifyContext {
  /** `VALID`: the message comes from the site it names. `INVALID`: from another one. `UNKNOWN`: not attested. */
  readonly validation: 'VALID' | 'INVALID' | 'UNKNOWN'
  /** The attested origin of the page; unless attested, what the site says about itself. */
  readonly origin: string
  /** The service knows the origin as a scam. */
  readonly isScam: boolean
}

export interface Attested {
  readonly message: string
  readonly attestation: string | undefined
  /** The URL in the metadata of the site. */
  readonly siteUrl: string
}

export interface Verifier {
  verify(attested: Attested): Promise<VerifyContext>
}

interface VerifierOptions {
  readonly environment: Environment
  readonly verifyUrl: string | undefined
}

const patience = 5000

interface PublicKey {
  readonly bytes: Uint8Array
  readonly expiresAt: number
}

export function createVerifier({ environment, verifyUrl }: VerifierOptions): Verifier {
  let known: PublicKey | undefined

  async function fetchKey(): Promise<PublicKey | undefined> {
    try {
      const url = new URL('/v3/public-key', verifyUrl)
      const answer: unknown = await withTimeout(
        async signal => (await environment.fetch(url.href, { signal })).json(),
        {
          environment,
          milliseconds: patience,
          error: () => new Error('The service did not answer in time.'),
        },
      )
      known = parseKey(answer)
    } catch (error) {
      environment.logger.debug('The key of the Verify service could not be fetched.', error)
    }
    return known
  }

  const isKept = () => known !== undefined && known.expiresAt * 1000 > environment.now()

  /** With the cached key first; the service may have changed it meanwhile. */
  async function isSigned(token: string): Promise<boolean> {
    if (isKept() && known && isSignedBy(token, known)) return true
    const key = await fetchKey()
    return key !== undefined && isSignedBy(token, key)
  }

  return {
    async verify({ message, attestation, siteUrl }) {
      const unknown: VerifyContext = { validation: 'UNKNOWN', origin: siteUrl, isScam: false }
      const claims = attestation && verifyUrl ? parseAttestation(attestation) : undefined
      if (!attestation || !claims?.isVerified || !isAbout(claims, message, environment.now())) return unknown
      if (!(await isSigned(attestation))) return unknown
      const isSame = URL.canParse(siteUrl) && new URL(siteUrl).origin === claims.origin
      return { validation: isSame ? 'VALID' : 'INVALID', origin: claims.origin, isScam: claims.isScam }
    },
  }
}

const isAbout = ({ id, exp }: AttestationClaims, message: string, now: number) =>
  id === hashMessage(message) && exp * 1000 > now

function parseKey(answer: unknown): PublicKey | undefined {
  const { publicKey, expiresAt } = isRecord(answer) ? answer : {}
  if (!isRecord(publicKey) || publicKey.crv !== 'P-256' || typeof expiresAt !== 'number') return undefined
  const [x, y] = [publicKey.x, publicKey.y].map(text => base64urlnopad.decode(String(text)))
  return x && y && { bytes: Uint8Array.of(4, ...x, ...y), expiresAt }
}

/** ES256, the only algorithm of the service, whatever the header of the token says. */
function isSignedBy(token: string, { bytes }: PublicKey): boolean {
  try {
    const [header, claims, signature = ''] = token.split('.')
    const signed = utf8ToBytes(`${header}.${claims}`)
    return p256.verify(base64urlnopad.decode(signature), signed, bytes, { lowS: false })
  } catch {
    return false
  }
}
