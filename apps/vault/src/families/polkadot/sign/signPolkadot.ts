import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { invalidParams, networkChanged, PorticoError } from '@portico/protocol'
import { sign } from '@scure/sr25519'
import type { Bytes } from '../../../keys/Bytes.ts'
import type { SignItem } from '../../SignRequest.ts'
import { encodePayload, parsePayload } from './encodePayload.ts'
import { unwrapMessage } from './wrapMessage.ts'

/** Longer payloads are hashed before signing. */
const longestUnhashed = 256
/** MultiSignature prefix for sr25519. */
const kind = '01'

export function signPolkadot(secret: Bytes, network: string, item: SignItem): string {
  if (item.kind === 'polkadot-transaction') {
    const bytes = encodePayload(parsePayload(item.payload), network)
    const signed = bytes.length > longestUnhashed ? blake2b(bytes, { dkLen: 32 }) : bytes
    return `0x${kind}${bytesToHex(sign(secret, signed))}`
  }
  if (item.kind !== 'polkadot-message') throw new PorticoError(networkChanged)
  // An unwrapped message could be a transaction.
  if (!unwrapMessage(item.message))
    throw new PorticoError(invalidParams, { detail: 'The message is not wrapped in <Bytes>.' })
  return `0x${bytesToHex(sign(secret, item.message))}`
}
