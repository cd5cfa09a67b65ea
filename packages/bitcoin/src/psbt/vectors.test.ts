import { base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { readVectors } from '../../test/readVectors.js'
import { getMessageHash, verifyBip322 } from '../../test/verifyBip322.js'
import { readPsbt } from './readPsbt.js'

interface PsbtVectors {
  readonly valid: readonly { readonly name: string; readonly psbt: string }[]
  readonly invalid: readonly { readonly name: string; readonly psbt: string }[]
}

interface Bip322Vectors {
  readonly hashes: readonly { readonly message: string; readonly message_hash: string }[]
  readonly simple: readonly {
    readonly type: string
    readonly message: string
    readonly address: string
    readonly signature: string
  }[]
  readonly error: readonly {
    readonly description: string
    readonly message: string
    readonly address: string
    readonly signature: string
  }[]
}

describe.each(['bip174', 'bip371'] as const)('the vectors of %s', name => {
  const { valid, invalid } = readVectors<PsbtVectors>(name)

  it.each(valid)('reads: $name [C-08]', ({ psbt }) => {
    expect(readPsbt(base64.decode(psbt)).inputsLength).toBeGreaterThanOrEqual(0)
  })

  it.each(invalid)('refuses: $name [C-08]', ({ psbt }) => {
    expect(() => readPsbt(base64.decode(psbt))).toThrow()
  })
})

describe('the vectors of bip322, by which the signatures of wallets are judged here', () => {
  const { hashes, simple, error } = readVectors<Bip322Vectors>('bip322')

  it.each(hashes)('hashes "$message"', ({ message, message_hash }) => {
    expect(hex.encode(getMessageHash(message))).toBe(message_hash)
  })

  it.each(simple)('verifies $type: "$message" [C-08]', ({ address, message, signature }) => {
    expect(verifyBip322(address, message, signature)).toBe(true)
  })

  it.each(error)('refuses: $description [C-08]', ({ address, message, signature }) => {
    expect(verifyBip322(address, message, signature)).toBe(false)
  })
})
