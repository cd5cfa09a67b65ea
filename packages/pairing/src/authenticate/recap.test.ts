import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recap } from '../../test/signInTerms.js'
import { findRecap, formatRecap, formatRecapSentence } from './recap.js'

describe('what a signature permits', () => {
  it('is written and read as in the specification', () => {
    const methods = ['personal_sign', 'eth_signTypedData_v4']
    expect(formatRecap({ methods, chains: undefined })).toBe(recap)
    expect(findRecap(['https://a.example', recap])).toEqual({
      methods: [...methods].sort(),
      chains: undefined,
    })
    expect(formatRecapSentence({ methods, chains: undefined })).toBe(
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.",
    )
  })

  it('names the chains where the wallet narrowed them', () => {
    const text = formatRecap({ methods: ['personal_sign'], chains: ['eip155:1'] })
    expect(findRecap([text])).toEqual({ methods: ['personal_sign'], chains: ['eip155:1'] })
    const withoutPadding = text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
    expect(findRecap([withoutPadding])).toEqual(findRecap([text]))
  })

  it.each([
    'urn:recap:',
    'urn:recap:!!',
    'urn:recap:e30=',
    `urn:recap:${btoa('{"att":{"eip155":7}}')}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { 'request/a\nURI: b': [{}] } } }))}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { "request/a' for 'b": [{}], 'request/c': [{}] } } }))}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { 'request/': [{}] } } }))}`,
    'https://a.example',
  ])('is nothing where there is none: %s', resource => {
    expect(findRecap([resource])).toBeUndefined()
  })
})

describe('a recap', () => {
  const method = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,30}$/)
  const chain = fc.nat().map(id => `eip155:${id}`)

  it('is read back as it was written, after any other resources [R-13]', () => {
    const chains = fc.option(fc.uniqueArray(chain, { minLength: 1 }), { nil: undefined })
    fc.assert(
      fc.property(
        fc.uniqueArray(method, { minLength: 1 }),
        chains,
        fc.array(fc.webUrl()),
        (names, on, others) => {
          const permitted = { methods: [...names].sort(), chains: on }
          expect(findRecap([...others, formatRecap({ methods: names, chains: on })])).toEqual(permitted)
        },
      ),
    )
  }, 120_000)

  it('never throws and never permits what is no text, whatever it holds [R-13]', () => {
    const encode = (value: unknown) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64')}`
    const almost = fc.record({
      att: fc.oneof(fc.jsonValue(), fc.record({ eip155: fc.oneof(fc.jsonValue(), fc.object()) })),
    })
    const abilities = fc.dictionary(method, fc.jsonValue()).map(items => ({
      att: { eip155: Object.fromEntries(Object.entries(items).map(([k, v]) => [`request/${k}`, v])) },
    }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost, abilities), value => {
        const found = findRecap([encode(value)])
        for (const text of [...(found?.methods ?? []), ...(found?.chains ?? [])])
          expect(text).toBeTypeOf('string')
      }),
    )
    fc.assert(fc.property(fc.string(), text => void findRecap([`urn:recap:${text}`, text])))
  }, 120_000)
})
