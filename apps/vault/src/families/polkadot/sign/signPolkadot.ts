import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { networkChanged, PorticoError } from '@portico/protocol'
import { sign } from '@scure/sr25519'
import type { Bytes } from '../../../keys/Bytes.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { SignItem } from '../../SignRequest.ts'
import { encodePayload, parsePayload } from './encodePayload.ts'

const longestUnhashed = 256
const kind = '01'

export function signPolkadot(secret: Bytes, network: NetworkId, item: SignItem): string {
  if (item.kind === 'polkadot-transaction') {
    const bytes = encodePayload(parsePayload(item.payload), network)
    const signed = bytes.length > longestUnhashed ? blake2b(bytes, { dkLen: 32 }) : bytes
    return `0x${kind}${bytesToHex(sign(secret, signed))}`
  }
  if (item.kind !== 'polkadot-message') throw new PorticoError(networkChanged)
  // An unwrapped message could be a transaction.
  if (!unwrapMessage(item.message)) throw refuseParams('The message is not wrapped in <Bytes>.')
  return `0x${bytesToHex(sign(secret, item.message))}`
}

const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/** Returns the content of the `<Bytes>` wrapper, which keeps a transaction from being signed as a message. */
export function unwrapMessage(bytes: Uint8Array): Uint8Array | undefined {
  const end = bytes.length - closing.length
  const isWrapped =
    end >= opening.length &&
    opening.every((byte, index) => bytes[index] === byte) &&
    closing.every((byte, index) => bytes[end + index] === byte)
  return isWrapped ? bytes.slice(opening.length, end) : undefined
}

export const wrapMessage = (bytes: Uint8Array): Uint8Array =>
  unwrapMessage(bytes) ? bytes : concatBytes(opening, bytes, closing)
