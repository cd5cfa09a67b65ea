import { PorticoError, shareMismatch } from '@portico/protocol'
import type { Addresses } from './Addresses.ts'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, joinParts, toBase64Url, toUtf8 } from './encoding.ts'
import { formatRecipients, type Recipients } from './formatRecipients.ts'

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

async function importCommitmentKey(root: Bytes) {
  const material = await crypto.subtle.importKey('raw', root, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: toUtf8('commit') },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  )
}

export async function createCommitment(root: Bytes, subject: Subject): Promise<string> {
  const key = await importCommitmentKey(root)
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, joinSubject(subject))))
}

/** Throws unless a combined root is the one that was committed to. `derived` are the addresses that it gives. */
export async function assertCommitment(
  root: Bytes,
  derived: Addresses,
  { addresses, commitment, ...subject }: Commitment,
): Promise<void> {
  const isKnown = derived.eip155 === addresses.eip155 && derived.solana === addresses.solana
  const key = await importCommitmentKey(root)
  const isCommitted = await crypto.subtle
    .verify('HMAC', key, parseDigest(commitment), joinSubject(subject))
    .catch(() => false)
  if (!isKnown || !isCommitted) throw new PorticoError(shareMismatch)
}

function parseDigest(text: string): Bytes {
  try {
    return fromBase64Url(text)
  } catch {
    return new Uint8Array()
  }
}
