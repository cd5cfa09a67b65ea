import * as node from 'node:crypto'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Page } from '@portico/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64.js'
import { createKeyPair, createSecret, deriveSymKey, hashKey, hashMessage, x25519 } from './createKeyPair.js'
import { createRelayToken } from './createRelayToken.js'
import { openEnvelope, sealEnvelope } from './openEnvelope.js'

const symKey = '11'.repeat(32)
const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => bytesToHex(bytes))
const bytesOf = (encoded: string) => Buffer.from(encoded, 'base64')
const refuses = (bytes: Uint8Array) => expect(openEnvelope(encodeBase64(bytes), { symKey })).toBeUndefined()

/** Node's own implementation of the same agreement. */
function agreeWithNode(privateKey: string, publicKey: string): string {
  const pkcs8 = Buffer.concat([
    Buffer.from('302e020100300506032b656e04220420', 'hex'),
    Buffer.from(privateKey, 'hex'),
  ])
  const spki = Buffer.concat([Buffer.from('302a300506032b656e032100', 'hex'), Buffer.from(publicKey, 'hex')])
  const shared = node.diffieHellman({
    privateKey: node.createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
    publicKey: node.createPublicKey({ key: spki, format: 'der', type: 'spki' }),
  })
  return Buffer.from(node.hkdfSync('sha256', shared, '', '', 32)).toString('hex')
}

function sealWithNode(text: string, key: string): Buffer {
  const iv = node.randomBytes(12)
  const cipher = node.createCipheriv('chacha20-poly1305', Buffer.from(key, 'hex'), iv, { authTagLength: 16 })
  return Buffer.concat([Buffer.from([0]), iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

describe('key agreement', () => {
  it('computes the vectors of RFC 7748 [WC01]', () => {
    const scalar = 'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4'
    const u = 'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c'
    expect(bytesToHex(x25519.scalarMult(hexToBytes(scalar), hexToBytes(u)))).toBe(
      'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
    )
  })

  it('agrees with the other side and with another implementation [WC01]', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const [a, b] = [createKeyPair(hexToBytes(one)), createKeyPair(hexToBytes(other))]
        const key = deriveSymKey(a.privateKey, b.publicKey)
        expect(deriveSymKey(b.privateKey, a.publicKey)).toBe(key)
        expect(agreeWithNode(a.privateKey, b.publicKey)).toBe(key)
        expect(hashKey(key)).toBe(node.createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'))
      }),
      { numRuns: 10 },
    )
  })

  it('refuses keys of low order, with which everybody would agree', () => {
    for (const key of ['00'.repeat(32), `01${'00'.repeat(31)}`])
      expect(() => deriveSymKey(createSecret(), key)).toThrow()
  })
})

describe('envelopes', () => {
  it('are read by another implementation, and the other way round [WC01]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), hex, (text, key) => {
        const bytes = bytesOf(sealEnvelope({ text, symKey: key }))
        const decipher = node.createDecipheriv(
          'chacha20-poly1305',
          Buffer.from(key, 'hex'),
          bytes.subarray(1, 13),
          {
            authTagLength: 16,
          },
        )
        decipher.setAuthTag(bytes.subarray(-16))
        expect(bytes[0]).toBe(0)
        expect(Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]).toString()).toBe(
          text,
        )
        expect(openEnvelope(sealWithNode(text, key).toString('base64'), { symKey: key })?.text).toBe(text)
      }),
    )
  })

  it('of type 1 say who sent them [WC01]', () => {
    const [sender, reader] = [createKeyPair(), createKeyPair()]
    const sealed = sealEnvelope({
      text: 'hello',
      symKey: deriveSymKey(sender.privateKey, reader.publicKey),
      senderPublicKey: sender.publicKey,
    })
    expect(bytesOf(sealed).subarray(0, 33).toString('hex')).toBe(`01${sender.publicKey}`)
    expect(openEnvelope(sealed, { privateKey: reader.privateKey })).toEqual({
      text: 'hello',
      senderPublicKey: sender.publicKey,
    })
    expect(openEnvelope(sealed, { symKey })).toBeUndefined()
  })

  it('never use an iv twice', () => {
    const sealed = new Set(Array.from({ length: 100 }, () => sealEnvelope({ text: '', symKey }).slice(0, 18)))
    expect(sealed.size).toBe(100)
  })

  it('are refused when any byte was changed, cut off or sealed with another key [WC02]', () => {
    const good = bytesOf(sealEnvelope({ text: '{"id":1}', symKey }))
    for (let at = 0; at < good.length; at++) {
      const bad = Uint8Array.from(good)
      bad[at] = (bad[at] ?? 0) ^ 1
      refuses(bad)
    }
    for (let length = 0; length < good.length; length++) refuses(good.subarray(0, length))
    expect(openEnvelope(good.toString('base64'), { symKey: '22'.repeat(32) })).toBeUndefined()
    const other = bytesOf(sealEnvelope({ text: '{"id":2}', symKey }))
    refuses(Buffer.concat([good.subarray(0, 1), other.subarray(1, 13), good.subarray(13)]))
  })

  it('in plain text, type 2, are refused [WC03]', () => {
    refuses(Buffer.concat([Buffer.from([2]), Buffer.from('{"id":1,"jsonrpc":"2.0","result":true}')]))
  })

  it('of any other type or spelling are refused [WC05]', () => {
    const good = bytesOf(sealEnvelope({ text: 'x'.repeat(50), symKey }))
    for (let type = 3; type < 256; type++) refuses(Buffer.concat([Buffer.from([type]), good.subarray(1)]))
    let sealed = ''
    while (!/[+/]/.test(sealed) || !sealed.endsWith('='))
      sealed = sealEnvelope({ text: 'x'.repeat(60), symKey })
    expect(openEnvelope(sealed, { symKey })).toBeDefined()
    expect(openEnvelope(Buffer.from(sealed, 'base64').toString('base64url'), { symKey })).toBeUndefined()
    for (const spelling of [sealed.replaceAll('=', ''), ` ${sealed}`, `${sealed}\n`, `${sealed}====`])
      expect(openEnvelope(spelling, { symKey })).toBeUndefined()
  })

  it('are refused after any change to them, wherever and whatever it is [WC02] [WC05]', () => {
    const [sender, reader] = [createKeyPair(), createKeyPair()]
    const shared = deriveSymKey(sender.privateKey, reader.publicKey)
    const key = { symKey: shared, privateKey: reader.privateKey }
    const plainText = fc.string({ maxLength: 300 })
    const change = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 255 }), cut: fc.nat() })
    fc.assert(
      fc.property(plainText, fc.boolean(), change, (text, isNamed, { at, by, cut }) => {
        const senderPublicKey = isNamed ? sender.publicKey : undefined
        const good = bytesOf(sealEnvelope({ text, symKey: shared, senderPublicKey }))
        expect(openEnvelope(encodeBase64(good), key)?.text).toBe(text)
        const flipped = Uint8Array.from(good)
        const place = at % good.length
        flipped[place] = (flipped[place] ?? 0) ^ by
        // The top bit of a public key does not count (RFC 7748), so the key is the same.
        const isSameKey = isNamed && place === 32 && by === 128
        if (!isSameKey) expect(openEnvelope(encodeBase64(flipped), key)).toBeUndefined()
        const shorter = good.subarray(0, cut % good.length)
        expect(openEnvelope(encodeBase64(shorter), key)).toBeUndefined()
        const longer = Buffer.concat([good, Buffer.of(by)])
        expect(openEnvelope(encodeBase64(longer), key)).toBeUndefined()
      }),
    )
  })

  it('are refused whatever a stranger sends, without throwing [WC02]', () => {
    fc.assert(
      fc.property(fc.string(), hex, (text, privateKey) => {
        expect(openEnvelope(text, { symKey, privateKey })).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(openEnvelope(encodeBase64(bytes), { symKey, privateKey: symKey })).toBeUndefined()
      }),
    )
  })
})

describe('base64 and base58', () => {
  it('read back what they write', () => {
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
      }),
    )
  })
})

describe('createRelayToken', () => {
  const refusing = {
    importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
  }

  it.each([
    ['the browser', { crypto: node.webcrypto }],
    ['the library, where there is no https', {}],
    ['the library, where the browser does not know the curve', { crypto: { subtle: refusing } }],
  ])('writes the published test token, byte for byte, by %s [WC01]', async (_by, page) => {
    const token = await createRelayToken({
      seed: '58e0254c211b858ef7896b00e3f36beeb13d568d47c6031c4218b87718061295',
      subject: 'c479fe5dc464e771e78b193d239a65b58d278cad1c34bfb0b5716e5bb514928e',
      audience: 'wss://relay.walletconnect.com',
      now: 1_656_910_097_000,
      environment: { page: Object.assign(new EventTarget(), page) as Page }, // has what is used of one
    })
    const [, claims = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
      sub: 'c479fe5dc464e771e78b193d239a65b58d278cad1c34bfb0b5716e5bb514928e',
      aud: 'wss://relay.walletconnect.com',
      iat: 1_656_910_097,
      exp: 1_656_996_497,
    })
    expect(
      token.endsWith(
        '.bAKl1swvwqqV_FgwvD4Bx3Yp987B9gTpZctyBviA-EkAuWc8iI8SyokOjkv9GJESgid4U8Tf2foCgrQp2qrxBA',
      ),
    ).toBe(true)
  })
})

describe('hashMessage', () => {
  it('tells messages apart', () => {
    expect(hashMessage('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
