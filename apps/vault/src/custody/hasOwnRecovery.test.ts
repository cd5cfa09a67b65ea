import type { RecoveryMethod } from '@portico/protocol/auth'
import { expect, it } from 'vitest'
import { hasOwnRecovery } from './writeEpoch.ts'

type Kind = RecoveryMethod['kind']

const cases: readonly [readonly Kind[], boolean][] = [
  [[], false],
  [['escrow'], false],
  // It can be deleted, or be lost with its device.
  [['passkey'], false],
  [['passkey', 'passkey'], true],
  [['escrow', 'passkey'], true],
  [['passphrase'], true],
  [['kit'], true],
]

it.each(cases)('knows whether %j is enough to be sure of a wallet [KS10]', (kinds, isEnough) => {
  expect(hasOwnRecovery(kinds.map(kind => ({ kind })))).toBe(isEnough)
})
