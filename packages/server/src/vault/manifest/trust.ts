import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { Key, Metadata, MetadataKind, Root, Signature } from '@tufjs/models'
import { ServerFailure, toError } from '../../ServerFailure.js'

/** Keys that may sign manifests, and how many of them have to: the root role of TUF. */
export type Trust = Metadata<Root>

const publicKeyShape = /^[0-9a-f]{64}$/

/** @param publicKey 32 bytes in hex */
function createKey(publicKey: string): Key {
  if (!publicKeyShape.test(publicKey))
    throw new ServerFailure(`"${publicKey}" is not a public key. It has 64 hexadecimal digits.`)
  // The canonical JSON of the key, whose digest is its id.
  const text = `{"keytype":"ed25519","keyval":{"public":"${publicKey}"},"scheme":"ed25519"}`
  const keyID = createHash('sha256').update(text).digest('hex')
  return new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal: { public: publicKey } })
}

interface TrustOptions {
  keys: readonly string[]
  threshold: number
  expires: string
}

export function createTrust({ keys, threshold, expires }: TrustOptions): Trust {
  const root = new Root({ specVersion: '1.0.31', version: 1, expires, consistentSnapshot: false })
  for (const key of new Set(keys)) for (const role of ['root', 'targets']) root.addKey(createKey(key), role)
  for (const role of ['root', 'targets'] as const) Object.assign(root.roles[role] ?? {}, { threshold })
  return new Metadata(root)
}

/** Trust in a manifest that all of these keys have signed. */
export const trustSigners = (keys: readonly string[]): Trust =>
  createTrust({ keys, threshold: new Set(keys).size, expires: '9999-12-31T00:00:00Z' })

/** Undefined for other metadata. */
export function parseRoot(text: string): Trust | undefined {
  const data = JSON.parse(text)
  return data.signed?._type === MetadataKind.Root ? Metadata.fromJSON(MetadataKind.Root, data) : undefined
}

/** A root of TUF, which its own keys must have signed. */
export function parseTrust(text: string, source: string): Trust {
  try {
    const root = parseRoot(text)
    if (!root) throw new ServerFailure('it has another type')
    const keys = Object.values(root.signed.keys).map(key => key.keyVal.public?.toLowerCase())
    // Otherwise one signer could count twice.
    if (new Set(keys).size < keys.length) throw new ServerFailure('it lists one key twice')
    root.verifyDelegate('root', root)
    return root
  } catch (cause) {
    throw new ServerFailure(`${source} is not a signed root: ${toError(cause).message}`, { cause })
  }
}

/** Fails with the number of valid signatures, unless there are enough. */
export function assertSigned(trust: Trust, metadata: Parameters<Trust['verifyDelegate']>[1]): void {
  try {
    trust.verifyDelegate('targets', metadata)
  } catch (cause) {
    const threshold = trust.signed.roles.targets?.threshold ?? 0
    const valid = countValid(trust, metadata)
    throw new ServerFailure(
      `The manifest has ${valid} valid ${valid === 1 ? 'signature' : 'signatures'} of the ${threshold} that it needs.`,
      { cause },
    )
  }
}

const countValid = (trust: Trust, metadata: Parameters<Trust['verifyDelegate']>[1]): number =>
  Object.values(trust.signed.keys).filter(key => {
    try {
      key.verifySignature(metadata)
      return true
    } catch {
      return false
    }
  }).length

/** Adds the signature of an Ed25519 key in PEM. */
export function addSignature(metadata: Pick<Trust, 'sign'>, pem: string): void {
  const privateKey = readPrivateKey(pem)
  const { keyID } = createKey(readPublicKey(privateKey))
  metadata.sign(data => new Signature({ keyID, sig: sign(null, data, privateKey).toString('hex') }))
}

export function readPrivateKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error might quote the key.
  }
  throw new ServerFailure('The file has no Ed25519 private key in PEM.')
}

/** 32 bytes in hex. */
export const readPublicKey = (key: KeyObject): string =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
