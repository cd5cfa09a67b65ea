import { describe, expect, it } from 'vitest'
import { estimateStrength, leastStrength } from './estimateStrength.ts'

describe('the strength of a passphrase', () => {
  it.each([
    'password1234',
    'P@ssw0rd2024!',
    'qwertyuiop123',
    'aaaaaaaaaaaaaaaaaaaa',
    '1234567890123456',
    'iloveyoumichael',
    'Summer2026Berlin!',
    'horse horse horse horse horse',
    'Tr0ub4dor&3xyz',
    'november december',
  ])('is too little for %s [KS22]', passphrase => {
    expect(estimateStrength(passphrase)).toBeLessThan(leastStrength)
  })

  it.each([
    'correct horse battery staple',
    'a horse of another colour',
    'k9#Vx2!pQz7mWt',
    'qzxvkwpmtbrl',
    'grüne Teller singen morgens',
    '正確的馬電池訂書針',
    'лошадь батарея скрепка верно',
  ])('is enough for %s', passphrase => {
    expect(estimateStrength(passphrase)).toBeGreaterThanOrEqual(leastStrength)
  })

  it('stays quick for what is very long', () => {
    expect(estimateStrength('lo'.repeat(5000))).toBeGreaterThan(leastStrength)
  })
})
