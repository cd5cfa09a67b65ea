import { describe, expect, it } from 'vitest'
import { answer, asked, narrowed, now, recap, sentence, toCacao } from '../../test/signInTerms.js'
import type { Cacao } from './AuthPayload.js'
import { checkTerms } from './verifyCacao.js'

describe('checkTerms', () => {
  it.each<[string, Partial<Cacao['p']>]>([
    ['exactly what was asked for', {}],
    ['the time at which the wallet signed', { iat: '2026-01-01T00:03:00Z' }],
    ['the sentence of the recap at the end of the statement', { statement: `S. ${sentence}` }],
    ['a recap that was narrowed', { resources: ['https://a.example/terms', narrowed] }],
  ])('takes %s [R-13]', (_, change) => {
    expect(checkTerms(toCacao({ ...answer, ...change }), asked, now)).toBeUndefined()
  })

  it.each<[string, keyof Cacao['p'], Partial<Cacao['p']>]>([
    ['another domain', 'domain', { domain: 'b.example' }],
    ['the domain in other letters', 'domain', { domain: 'A.example' }],
    ['another address', 'aud', { aud: 'https://a.example' }],
    ['another version', 'version', { version: '2' }],
    ['another nonce', 'nonce', { nonce: '12345679' }],
    ['a later end', 'exp', { exp: '2027-01-01T00:00:00.000Z' }],
    ['no end', 'exp', { exp: undefined }],
    ['an earlier beginning', 'nbf', { nbf: '2020-01-01T00:00:00.000Z' }],
    ['a number of its own', 'requestId', { requestId: '7' }],
    ['a time before it was asked', 'iat', { iat: '2025-12-31T23:00:00Z' }],
    ['a time to come', 'iat', { iat: '2026-01-02T00:00:00Z' }],
    ['no time', 'iat', { iat: 'yesterday' }],
    ['a time with lines of its own', 'iat', { iat: '2026-01-01 (\nChain ID: 5)' }],
    ['another chain', 'iss', { iss: answer.iss.replace(':1:', ':5:') }],
    ['another statement', 'statement', { statement: 'T.' }],
    ['no statement', 'statement', { statement: undefined }],
    ['nothing but the sentence of the recap', 'statement', { statement: sentence }],
    ['further words', 'statement', { statement: `S. ${sentence} And more.` }],
    ['a resource less', 'resources', { resources: [recap] }],
    ['a resource more', 'resources', { resources: ['https://b.example', ...(asked.resources ?? [])] }],
    ['another resource', 'resources', { resources: ['https://b.example/terms', recap] }],
    [
      'a recap with lines of its own',
      'resources',
      { resources: ['https://a.example/terms', `${recap}\nChain ID: 5`] },
    ],
  ])('refuses %s [R-13] [SX06] [SX07]', (_, term, change) => {
    expect(checkTerms(toCacao({ ...answer, ...change }), asked, now)).toBe(term)
  })

  it('takes the sentence of the recap alone where no statement was asked for [R-13]', () => {
    const plain = { ...asked, statement: undefined }
    for (const statement of [undefined, '', sentence])
      expect(checkTerms(toCacao({ ...answer, statement }), plain, now)).toBeUndefined()
  })

  it('refuses an answer after the end that was asked for, or before the beginning [SX06]', () => {
    expect(checkTerms(toCacao(answer), asked, now + 3_600_000)).toBe('exp')
    const later = { ...asked, nbf: '2026-01-01T00:30:00.000Z' }
    expect(checkTerms(toCacao({ ...answer, nbf: later.nbf }), later, now)).toBe('nbf')
  })
})
