import { equalBytes } from '@noble/curves/utils.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { PorticoError, shareMismatch } from '@portico/protocol'
import type { Addresses } from './Addresses.ts'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, joinParts, toBase64Url, toUtf8 } from './encoding.ts'
import { formatRecipients, type Recipients } from './formatRecipients.ts'
import { wipe } from './wipe.ts'

/** What a wallet says about its root without giving anything of it away. Kept beside every share. */
export interface Commitment {
  readonly walletId: string
  readonly epoch: number
  readonly addresses: Addresses
  /**
   * Who has shares of the epoch, as the service says. Without them in the digest it could add a key of its own, and the
   * next epoch would be sealed to it.
   */
  readonly recipients: Recipients
  /** A keyed digest of wallet, epoch and recipients, which only the root can make. */
  readonly commitment: string
}

type Subject = Pick<Commitment, 'walletId' | 'epoch' | 'recipients'>

const joinSubject = ({ walletId, epoch, recipients }: Subject) =>
  joinParts('portico/commitment/2', walletId, epoch, formatRecipients(recipients))

/** In script, since what is handed to the browser's own cryptography stays in memory that nobody can overwrite. */
function digestSubject(root: Bytes, subject: Subject): Uint8Array {
  const key = hkdf(sha256, root, undefined, toUtf8('commit'), 32)
  try {
    return hmac(sha256, key, joinSubject(subject))
  } finally {
    wipe(key)
  }
}

export const createCommitment = (root: Bytes, subject: Subject): string =>
  toBase64Url(digestSubject(root, subject))

/** Throws unless a combined root is the one that was committed to. `derived` are the addresses that it gives. */
export function assertCommitment(
  root: Bytes,
  derived: Addresses,
  { addresses, commitment, ...subject }: Commitment,
): void {
  const isKnown = derived.eip155 === addresses.eip155 && derived.solana === addresses.solana
  const isCommitted = equalBytes(digestSubject(root, subject), parseDigest(commitment))
  if (!isKnown || !isCommitted) throw new PorticoError(shareMismatch)
}

function parseDigest(text: string): Bytes {
  try {
    return fromBase64Url(text)
  } catch {
    return new Uint8Array()
  }
}
