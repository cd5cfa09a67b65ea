import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { toUtf8 } from '../keys/encoding.ts'
import { describeMessage } from './describeMessage.ts'

const address = '0x1111111111111111111111111111111111111111'
const solanaAddress = '4Nd1mYvT6iWf6PYp1zS2gxQ7Gm3sM2f8vQwq4yqz1k5Q'
const asking = { origin: 'https://shop.example', address }

const formatSignIn = (domain: string, scheme?: string) =>
  createSiweMessage({
    address,
    chainId: 1,
    domain,
    ...(scheme && { scheme }),
    nonce: 'abcdef012345',
    uri: `https://${domain}/login`,
    version: '1',
    statement: 'I accept the terms.',
    issuedAt: new Date(0),
  })
const formatSolana = (domain: string) =>
  `${domain} wants you to sign in with your Solana account:\n${solanaAddress}\n\nWelcome\n\nURI: https://${domain}\nNonce: 12345678`

const describeBytes = (bytes: Uint8Array) => describeMessage(bytes, asking)
const describeText = (text: string) => describeBytes(toUtf8(text))
const refusal = expect.objectContaining({ code: 'site_mismatch' })

function expectRefused(bytes: Uint8Array, name: string) {
  let error: unknown
  try {
    describeBytes(bytes)
  } catch (thrown) {
    error = thrown
  }
  expect(error, name).toEqual(refusal)
}

const toUtf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return new Uint8Array(view.buffer)
}
const widen = (text: string) =>
  text.replace(/[!-~]/g, character => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0))

/** Characters that people do not see, or not as what they are, and that readers pass over. */
const unseen = [
  '\0',
  '\x01',
  '\x1b',
  '\x7f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2028',
  '\u2060',
  '\u2800',
  '\u3164',
  '\ue000',
  '\u0378',
  '\ufeff',
  '\ufff0',
  '\u{e0041}',
  '\u{f0000}',
]
const spaces = ['\u00a0', '\u1680', '\u2003', '\u202f', '\u205f', '\u3000', '\t', '  ', '\v']

const dresses: Record<string, (text: string) => string> = {
  plain: text => text,
  CRLF: text => text.replaceAll('\n', '\r\n'),
  CR: text => text.replaceAll('\n', '\r'),
  'line separators': text => text.replaceAll('\n', '\u2028'),
  'capital letters': text => text.toUpperCase(),
  'small letters': text => text.toLowerCase(),
  'other letters with the same capital': text => text.replaceAll('sign', 'ſıgn'),
  'wide letters': widen,
  'mathematical letters': text => text.replace('wants', '\u{1d430}\u{1d41a}\u{1d427}\u{1d42d}\u{1d42c}'),
  'letters in circles': text => text.replace('sign', 'ⓢⓘⓖⓝ'),
  'marks on letters': text => text.replace('sign', 's\u0301ign'),
  'text in front': text => `Hello!\n\n${text}`,
  'a line in front': text => `\n${text}`,
  'text behind': text => `${text}\nand more`,
  'no colon': text => text.replace('account:', 'account'),
  'another chain': text => text.replace(/your \w+ account/, 'your Newchain Smart account'),
  'words of a newer layout': text => text.replace('with your', 'using one of your'),
  'another first line': text => text.replace(/^.*\n/, 'Please log in to bank.example\n'),
  'written as hex': text => `0x${bytesToHex(toUtf8(text))}`,
  'in front of it one for this site': text => `${formatSignIn('shop.example')}\n\n${text}`,
}

describe('a sign-in for another site', () => {
  it.each(Object.entries(dresses))('is refused with %s [CJ22]', (name, dress) => {
    for (const text of [formatSignIn('bank.example'), formatSignIn('bank.example', 'https')]) {
      expect(parseSiweMessage(text).domain).toBe('bank.example')
      expectRefused(toUtf8(dress(text)), name)
      expectRefused(toUtf16(dress(text), true), `${name}, UTF-16 LE`)
      expectRefused(toUtf16(dress(text), false), `${name}, UTF-16 BE`)
    }
    // The first line of one of these is all it has.
    if (name !== 'another first line')
      expectRefused(toUtf8(dress(formatSolana('bank.example'))), `${name}, Solana`)
  })

  it('is refused with any unseen character and any space anywhere in its fixed words [CJ22]', () => {
    const phrase = 'wants you to sign in with your'
    fc.assert(
      fc.property(
        fc.constantFrom(...unseen, ...spaces),
        fc.nat({ max: phrase.length }),
        fc.constantFrom(...Object.keys(dresses).filter(name => name !== 'another first line')),
        fc.constantFrom(formatSignIn, formatSolana),
        (character, place, name, format) => {
          const broken = phrase.slice(0, place) + character + phrase.slice(place)
          const text = format('bank.example').replace(phrase, broken)
          expectRefused(toUtf8(dresses[name]?.(text) ?? ''), JSON.stringify({ character, place, name }))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is refused with bytes in it that are no text, and without the lines that may be left out [CJ22]', () => {
    const bytes = toUtf8(formatSignIn('bank.example'))
    expectRefused(Uint8Array.of(0xff, ...bytes), 'no text in front')
    expectRefused(Uint8Array.of(...bytes, 0xc0, 0x80), 'no text behind')
    const lines = formatSignIn('bank.example').split('\n')
    for (let index = 1; index < lines.length; index++)
      expectRefused(toUtf8(lines.filter((_, at) => at !== index).join('\n')), `without line ${index}`)
  })

  it('is refused for names that look like this site [CJ22]', () => {
    for (const domain of [
      'shop.example.evil.example',
      'shop.example:8443',
      'www.shop.example',
      'shop.example@evil.example',
      'SHOP.example',
    ])
      expectRefused(toUtf8(`${domain} wants you to sign in with your Ethereum account:\n${address}`), domain)
  })
})

describe('a sign-in for this site', () => {
  it('is one when it is written as the standards have it', () => {
    const minimal = `shop.example wants you to sign in with your Ethereum account:\n${address}`
    for (const text of [
      formatSignIn('shop.example'),
      formatSignIn('shop.example', 'https'),
      minimal,
      `${minimal}\n\nURI: https://shop.example\nVersion: 1\nNonce: 1\nResources:\n- https://shop.example/a`,
      `${minimal}\n\n\nURI: https://shop.example`,
    ])
      expect(describeText(text), text).toMatchObject({ title: 'signIn', place: 'frame', isFree: true })
    const solana = describeMessage(toUtf8(formatSolana('shop.example')), {
      ...asking,
      address: solanaAddress,
    })
    expect(solana).toMatchObject({ title: 'signIn', place: 'frame' })
  })

  it.each(Object.entries(dresses).filter(([name]) => name !== 'plain'))(
    'is refused with %s [CJ22]',
    (name, dress) => {
      const own = dress(formatSignIn('shop.example'))
      if (name === 'another chain') return expect(describeText(own).title).toBe('signIn')
      return expectRefused(toUtf8(own), name)
    },
  )

  it('is refused for another account, and with another sign-in inside of it [CJ22]', () => {
    const own = formatSignIn('shop.example')
    expectRefused(toUtf8(own.replace(address, `0x${'2'.repeat(40)}`)), 'another account')
    const inside = 'bank.example wants you to sign in with your Ethereum account:'
    expectRefused(toUtf8(own.replace('I accept the terms.', inside)), 'another inside')
  })
})

it('other text is no sign-in', () => {
  for (const text of ['Bob wants to sign.', 'URI: x\nNonce: 1', 'shop.example: your nonce is 5'])
    expect(describeText(text).title, text).toBe('signMessage')
})
