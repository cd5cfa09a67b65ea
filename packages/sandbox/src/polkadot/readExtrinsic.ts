import { hexToBytes, isHex } from 'viem'
import { JsonRpcError } from '../localChain/jsonRpc.js'

export interface ReadExtrinsic {
  readonly bytes: Uint8Array
  readonly signer: Uint8Array
  readonly scheme: 'ed25519' | 'sr25519'
  readonly signature: Uint8Array
  /** Era, nonce, tip and mode as they are encoded: part of what is signed. */
  readonly extra: Uint8Array
  /** Without a period it is immortal. */
  readonly era: { readonly period?: number; readonly phase?: number }
  readonly nonce: bigint
  readonly tip: bigint
  readonly call: Uint8Array
  /** Undefined for `System.remark`, which changes nothing. */
  readonly transfer: Transfer | undefined
}

interface Transfer {
  readonly receiver: Uint8Array
  readonly amount: bigint
  readonly keepsAlive: boolean
}

/** Version 4, with the bit that says "signed". */
const signedVersion = 0x84
/** `MultiSignature`. */
const schemes = ['ed25519', 'sr25519'] as const
/** Pallet and call, numbered as on Polkadot. */
const calls = {
  remark: 0x0000,
  transferAllowDeath: 0x0500,
  transferKeepAlive: 0x0503,
}

const badFormat = (detail: string) => new JsonRpcError(1001, `Extrinsic has invalid format: ${detail}`)

/**
 * Decodes a signed extrinsic with the extensions of Polkadot's relay chain that add bytes: CheckMortality, CheckNonce,
 * ChargeTransactionPayment and CheckMetadataHash. Throws what a node answers for anything else.
 */
export function readExtrinsic(text: string): ReadExtrinsic {
  if (!isHex(text) || text.length % 2 !== 0) throw badFormat('no hexadecimal text')
  const bytes = hexToBytes(text)
  const { take, takeByte, takeCompact, countRest, expect } = createReader(bytes)
  const length = takeCompact()
  expect(length === BigInt(countRest()), 'another length')
  expect(takeByte() === signedVersion, 'not a signed extrinsic of version 4')
  expect(takeByte() === 0, 'another kind of address')
  const signer = take(32)
  const scheme = schemes[takeByte()]
  if (!scheme) throw badFormat('another kind of signature')
  const signature = take(64)
  const start = bytes.length - countRest()
  const era = readEra(takeByte)
  const [nonce, tip] = [takeCompact(), takeCompact()]
  expect(takeByte() === 0, 'a metadata hash')
  const end = bytes.length - countRest()
  const [extra, call] = [bytes.slice(start, end), bytes.slice(end)]
  return { bytes, signer, scheme, signature, extra, era, nonce, tip, call, transfer: readCall(call) }
}

function readEra(takeByte: () => number): ReadExtrinsic['era'] {
  const first = takeByte()
  if (first === 0) return {}
  const encoded = first | (takeByte() << 8)
  const period = 2 << (encoded % 16)
  const phase = (encoded >> 4) * Math.max(period >> 12, 1)
  return { period, phase }
}

function readCall(call: Uint8Array): Transfer | undefined {
  const { take, takeByte, takeCompact, countRest, expect } = createReader(call)
  const index = (takeByte() << 8) | takeByte()
  if (index === calls.remark) {
    take(Number(takeCompact()))
    expect(countRest() === 0, 'bytes after the call')
    return undefined
  }
  expect(index === calls.transferAllowDeath || index === calls.transferKeepAlive, 'a call that is not served')
  expect(takeByte() === 0, 'another kind of address')
  const receiver = take(32)
  const amount = takeCompact()
  expect(countRest() === 0, 'bytes after the call')
  return { receiver, amount, keepsAlive: index === calls.transferKeepAlive }
}

/** Reads SCALE from the beginning to the end. */
function createReader(bytes: Uint8Array) {
  let at = 0
  const expect = (isRight: boolean, otherwise: string) => {
    if (!isRight) throw badFormat(otherwise)
  }
  const countRest = () => bytes.length - at
  function take(length: number): Uint8Array {
    expect(length <= countRest(), 'too short')
    at += length
    return bytes.slice(at - length, at)
  }
  const takeByte = () => take(1)[0] ?? 0
  function takeCompact(): bigint {
    const first = takeByte()
    const mode = first & 3
    const big = mode === 3
    const rest = take(big ? (first >> 2) + 4 : (1 << mode) - 1)
    const little = [...rest].reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
    return big ? little : (little << 6n) | BigInt(first >> 2)
  }
  return { take, takeByte, takeCompact, countRest, expect }
}
