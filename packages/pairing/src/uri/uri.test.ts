import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashKey } from '../crypto/createKeyPair.js'
import { formatPairingUri, parsePairingUri } from './parsePairingUri.js'

const symKey = 'ab'.repeat(32)
const topic = hashKey(symKey)
const uri = { topic, symKey, expiry: 1_700_000_300, methods: [] }

describe('the pairing code', () => {
  it('is spelled as wallets expect it [C-02]', () => {
    expect(formatPairingUri(uri)).toBe(
      `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1700000300`,
    )
    expect(formatPairingUri({ ...uri, methods: ['wc_sessionAuthenticate'] })).toMatch(
      /&methods=wc_sessionAuthenticate$/,
    )
  })

  it('reads back what it writes, in other spellings too', () => {
    const text = formatPairingUri(uri)
    expect(parsePairingUri(text)).toEqual(uri)
    expect(parsePairingUri(text.replace('wc:', 'wc://'))).toEqual(uri)
    expect(parsePairingUri(Buffer.from(text).toString('base64'))).toEqual(uri)
    expect(parsePairingUri(`wc:${topic}@2?symKey=${symKey}&relay-protocol=irn`)).toMatchObject({
      expiry: undefined,
    })
  })

  it('is refused when its parts do not belong together, or are missing', () => {
    const text = formatPairingUri(uri)
    const bad = [
      '',
      'wc:',
      text.replace('@2', '@1'),
      text.replace(topic, 'ab'.repeat(32)),
      text.replace('irn', 'waku'),
      text.replace(symKey, 'xyz'),
      text.replace('1700000300', 'soon'),
      `${text}&symKey=${'cd'.repeat(32)}`,
      `${text}&symKey=${symKey}`,
      `${text}&expiryTimestamp=1`,
      `${text}&relay-protocol=irn`,
      `${text}&callback=evil`,
      `${text}&SYMKEY=${symKey}`,
      `https://evil.example/${text}`,
      `${text}${'x'.repeat(2000)}`,
    ]
    for (const value of bad) expect(parsePairingUri(value)).toBeUndefined()
    fc.assert(fc.property(fc.string(), value => parsePairingUri(value) === undefined))
  })

  it('reads back every code, and none in which a digit was changed', () => {
    const hex = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map(bytes => Buffer.from(bytes).toString('hex'))
    const method = fc.constantFrom('wc_sessionAuthenticate', 'wc_other')
    fc.assert(
      fc.property(
        hex,
        fc.nat({ max: 4e9 }),
        fc.uniqueArray(method),
        fc.nat(127),
        (key, expiry, methods, at) => {
          const parts = { topic: hashKey(key), symKey: key, expiry, methods }
          const written = formatPairingUri(parts)
          expect(parsePairingUri(written)).toEqual(parts)
          expect(parsePairingUri(Buffer.from(written).toString('base64'))).toEqual(parts)
          // Of the topic or of the key, which belong together.
          const place = at < 64 ? 3 + at : written.indexOf('symKey=') + 7 + at - 64
          const digit = written[place] === '0' ? '1' : '0'
          expect(parsePairingUri(written.slice(0, place) + digit + written.slice(place + 1))).toBeUndefined()
        },
      ),
    )
  })
})
