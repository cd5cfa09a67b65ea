import { equalBytes } from '@noble/curves/utils.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { PorticoError, shareMismatch } from '@portico/protocol'
import type { EmbeddedWallet, RecoveryMethod, WalletDevice } from '@portico/protocol/auth'
import { type Addresses, isSameAddresses } from './Addresses.ts'
import { type Bytes, wipe } from './Bytes.ts'
import { fromBase64Url, joinParts, toBase64Url, toUtf8 } from './encoding.ts'

/**
 * What a wallet's commitment covers. Without the recipients of the epoch's shares a service could add its own key, and
 * the next epoch would be sealed to it.
 */
interface Subject extends Pick<EmbeddedWallet, 'id' | 'epoch'> {
  /** Including the device that writes the epoch. */
  readonly devices: readonly Pick<WalletDevice, 'id' | 'agreementKey'>[]
  readonly recoveries: readonly RecoveryMethod[]
}

/** Computed in JavaScript because buffers passed to WebCrypto cannot be wiped. */
function digestSubject(root: Bytes, subject: Subject): Uint8Array {
  const key = hkdf(sha256, root, undefined, toUtf8('commit'), 32)
  try {
    const { id, epoch } = subject
    return hmac(sha256, key, joinParts('portico/commitment/2', id, epoch, formatRecipients(subject)))
  } finally {
    wipe(key)
  }
}

/** A keyed digest that only the root can produce, stored beside every share. It reveals nothing about the root. */
export const createCommitment = (root: Bytes, subject: Subject): string =>
  toBase64Url(digestSubject(root, subject))

/** @throws if a combined root does not match its commitment. `derived` are the addresses derived from the root. */
export function assertCommitment(
  root: Bytes,
  derived: Addresses,
  { addresses, commitment, ...subject }: Subject & Pick<EmbeddedWallet, 'addresses' | 'commitment'>,
): void {
  const isCommitted = equalBytes(digestSubject(root, subject), parseDigest(commitment))
  if (!isSameAddresses(derived, addresses) || !isCommitted) throw new PorticoError(shareMismatch)
}

function parseDigest(text: string): Bytes {
  try {
    return fromBase64Url(text)
  } catch {
    return new Uint8Array()
  }
}

const formatRecipients = ({ devices, recoveries }: Subject): string =>
  JSON.stringify([
    devices.map(({ id, agreementKey: { x, y } }) => JSON.stringify([id, x, y])).sort(),
    recoveries.map(method => JSON.stringify(listParts(method))).sort(),
  ])

function listParts(method: RecoveryMethod): readonly (string | number)[] {
  if (method.kind === 'kit') return [method.kind]
  const { x, y } = method.publicKey
  if (method.kind === 'escrow') return [method.kind, x, y]
  if (method.kind === 'passkey') {
    const { credentialId, binding, label, addedAt } = method
    return [method.kind, x, y, credentialId, binding, label, addedAt]
  }
  const { salt, memory, passes } = method.parameters
  return [method.kind, x, y, salt, memory, passes, method.binding]
}
