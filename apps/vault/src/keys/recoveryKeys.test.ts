import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toUtf8 } from './encoding.ts'
import { exportPublicKey, open, seal } from './hpke.ts'
import {
  createPassphraseParameters,
  derivePassphraseKey,
  PassphraseParametersSchema,
} from './recoveryKeys.ts'

// The least that the schema admits, since this is pure script.
const quick = { ...createPassphraseParameters(), memory: 19_456, passes: 2 }

describe('derivePassphraseKey', () => {
  it('opens with the same passphrase, typed in any Unicode form, and with no other', async () => {
    const key = await derivePassphraseKey('cafe\u0301 au lait', quick)
    const sealed = await seal(await exportPublicKey(key.publicKey), toUtf8('R'), toUtf8('i'))
    const again = await derivePassphraseKey('caf\u00e9 au lait', quick)
    expect(await open(again, sealed, toUtf8('i'))).toEqual(toUtf8('R'))
    const other = await derivePassphraseKey('cafe au lait', quick)
    await expect(open(other, sealed, toUtf8('i'))).rejects.toThrow()
  })

  it('asks for 64 MiB and three passes, and takes no parameters that make guessing cheap', () => {
    const parameters = createPassphraseParameters()
    expect(parameters).toMatchObject({ memory: 65_536, passes: 3 })
    const accepts = (change: object) => v.is(PassphraseParametersSchema, { ...parameters, ...change })
    expect(accepts({})).toBe(true)
    for (const change of [{ memory: 8 }, { passes: 1 }, { memory: 1e9 }, { salt: 'AA' }, { extra: 1 }]) {
      expect(accepts(change)).toBe(false)
    }
  })
})
