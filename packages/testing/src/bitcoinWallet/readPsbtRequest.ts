import { base64, hex } from '@scure/base'
import { asRecord } from '../controls/asRecord.js'
import { invalidParams } from '../evmWallet/providerRpcError.js'
import type { InputChoice } from './signPsbt.js'

export function readPsbtText(text: unknown, encoding: 'hex' | 'base64'): Uint8Array {
  try {
    return (encoding === 'hex' ? hex : base64).decode(String(text))
  } catch {
    throw invalidParams(`Expected a transaction in ${encoding === 'hex' ? 'hexadecimal' : 'base64'}.`)
  }
}

/** The inputs to sign; undefined if the site leaves the choice to the wallet. */
export function readInputChoices(value: unknown): readonly InputChoice[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map(entry => {
    const { index, address, sighashTypes } = asRecord(entry)
    const [sigHash] = Array.isArray(sighashTypes) ? sighashTypes : []
    return {
      index: Number(index),
      address: typeof address === 'string' ? address : undefined,
      sigHash: typeof sigHash === 'number' ? sigHash : undefined,
    }
  })
}
