import { PassphraseParametersSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toUtf8 } from './encoding.ts'
import { open, seal } from './hpke.ts'
import { createPassphraseParameters, derivePassphraseKey } from './recoveryKeys.ts'

// The least that the schema admits, since this is pure script.
const quick = createPassphraseParameters({ memory: 19_456, passes: 1 })

describe('derivePassphraseKey', () => {
  it('opens with the same passphrase, typed in any Unicode form, and with no other', async () => {
    const { publicKey } = await derivePassphraseKey('cafe\u0301 au lait', quick)
    const purpose = { use: 'recoveryShare', walletId: 'wallet', epoch: 1 } as const
    const sealed = await seal(publicKey, toUtf8('R'), purpose)
    const again = await derivePassphraseKey('caf\u00e9 au lait', quick)
    expect(await open(again.pair, sealed, purpose)).toEqual(toUtf8('R'))
    const other = await derivePassphraseKey('cafe au lait', quick)
    await expect(open(other.pair, sealed, purpose)).rejects.toThrow()
  })

  it('asks for 64 MiB and three passes', () => {
    const parameters = createPassphraseParameters()
    expect(v.parse(PassphraseParametersSchema, parameters)).toMatchObject({ memory: 65_536, passes: 3 })
  })
})
