import { type BitcoinAccountAddress, parseBytes, readProperty } from '@portico/core/adapter'
import { malformedAccounts, malformedAnswer, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'
import type { ToldAddress } from './BitcoinWallet.js'

const maximum = 100

const types: Readonly<Record<string, BitcoinAccountAddress['type']>> = {
  payment: 'payment',
  ordinals: 'ordinal',
  ordinal: 'ordinal',
  stacks: 'stx',
  stx: 'stx',
}

export function parseTold(value: unknown, purposeKey = 'purpose'): readonly ToldAddress[] {
  if (!Array.isArray(value)) throw new PorticoError(malformedAccounts)
  return value.slice(0, maximum).map(entry => {
    const address = readProperty(entry, 'address')
    if (typeof address !== 'string' || address === '') throw new PorticoError(malformedAccounts)
    const publicKey = parseKey(readProperty(entry, 'publicKey'))
    const path = readProperty(entry, 'path') ?? readProperty(entry, 'derivationPath')
    const purpose = readProperty(entry, purposeKey)
    return {
      address,
      type: typeof purpose === 'string' ? types[purpose.toLowerCase()] : undefined,
      publicKey,
      ...(typeof path === 'string' && path.length < 100 && { path }),
    }
  })
}

function parseKey(value: unknown): string | undefined {
  const bytes = parseBytes(value)
  const text = bytes ? hex.encode(bytes) : value
  return typeof text === 'string' && /^[0-9a-f]{64,130}$/i.test(text) ? text.toLowerCase() : undefined
}

const coders = { base64, hex }

export function decodeText(text: unknown, coder: keyof typeof coders, method: string): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return coders[coder].decode(text)
  } catch {
    // Reported below like every other malformed response.
  }
  throw new PorticoError(malformedAnswer, { detail: method })
}

/** Decodes a base64 message signature. BIP-322 later added the prefix `smp`, with which no signature begins. */
export function decodeSignature(text: unknown, method: string): Uint8Array {
  return decodeText(typeof text === 'string' ? text.replace(/^smp/, '') : text, 'base64', method)
}
