import type { BitcoinAccountAddress } from '@portico/core/adapter'
import { parseBytes, readProperty } from '@portico/core/adapter'
import { malformedAccounts, PorticoError } from '@portico/protocol'
import { hex } from '@scure/base'
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
      ...(publicKey !== undefined && { publicKey }),
      ...(typeof path === 'string' && path.length < 100 && { path }),
    }
  })
}

function parseKey(value: unknown): string | undefined {
  const bytes = parseBytes(value)
  const text = bytes ? hex.encode(bytes) : value
  return typeof text === 'string' && /^[0-9a-f]{64,130}$/i.test(text) ? text.toLowerCase() : undefined
}
