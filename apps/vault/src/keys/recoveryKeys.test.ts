import { PassphraseParametersSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createPassphraseKey, evaluatePassphrase } from '../../test/createFakeServices.ts'
import { toUtf8 } from './encoding.ts'
import { open, seal } from './hpke.ts'
import { createPassphraseParameters, derivePassphraseKey } from './recoveryKeys.ts'

// The least that the schema admits, since this is pure script.
const quick = createPassphraseParameters({ memory: 19_456, passes: 1 })

/** A service with a key of its own. */
function createEvaluate() {
  const key = createPassphraseKey()
  return async (blinded: string) => evaluatePassphrase(key, blinded)
}
const evaluate = createEvaluate()

describe('derivePassphraseKey', () => {
  it('gives another key without the part of the service, so that no guess can be checked without it [KS22]', async () => {
    const passphrase = 'correct horse battery staple'
    const asked: string[] = []
    const listen = (blinded: string) => {
      asked.push(blinded)
      return evaluate(blinded)
    }
    const wallet = { id: 'wallet', addresses: { eip155: '0x', solana: '1' } }
    const own = await derivePassphraseKey(passphrase, quick, listen)
    const again = await derivePassphraseKey(passphrase, quick, listen)
    const elsewhere = await derivePassphraseKey(passphrase, quick, createEvaluate())
    expect(again.publicKey).toEqual(own.publicKey)
    expect(again.bindTo(wallet)).toBe(own.bindTo(wallet))
    expect(elsewhere.publicKey).not.toEqual(own.publicKey)
    expect(elsewhere.bindTo(wallet)).not.toBe(own.bindTo(wallet))
    // What the service sees of the same passphrase is never the same.
    expect(new Set(asked).size).toBe(2)
  })

  it('opens with the same passphrase, typed in any Unicode form, and with no other', async () => {
    const { publicKey } = await derivePassphraseKey('cafe\u0301 au lait', quick, evaluate)
    const purpose = { use: 'recoveryShare', walletId: 'wallet', epoch: 1 } as const
    const sealed = await seal(publicKey, toUtf8('R'), purpose)
    const again = await derivePassphraseKey('caf\u00e9 au lait', quick, evaluate)
    expect(await open(again.pair, sealed, purpose)).toEqual(toUtf8('R'))
    const other = await derivePassphraseKey('cafe au lait', quick, evaluate)
    await expect(open(other.pair, sealed, purpose)).rejects.toThrow()
  })

  it('asks for 64 MiB and three passes', () => {
    const parameters = createPassphraseParameters()
    expect(v.parse(PassphraseParametersSchema, parameters)).toMatchObject({ memory: 65_536, passes: 3 })
  })
})
