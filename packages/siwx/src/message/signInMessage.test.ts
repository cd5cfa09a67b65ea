import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { everyField, fewestFields } from '../../test/signInFields.js'
import { createNonce } from './createNonce.js'
import { formatSignInMessage } from './formatSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'

const refused = (text: string) =>
  expect(() => parseSignInMessage(text), text).toThrow(/This is not a sign-in message/)

describe('a sign-in message', () => {
  it('has every field of the specification, in its order [E-06]', () => {
    expect(formatSignInMessage(everyField)).toBe(
      [
        'shop.example:8443 wants you to sign in with your Ethereum account:',
        '0x9D85ca56217D2bb651b00f15e694EB7E713637D4',
        '',
        'Sign in to see your orders.',
        '',
        'URI: https://shop.example:8443/login?next=/cart',
        'Version: 1',
        'Chain ID: 1',
        'Nonce: Zk3bT9qLw8vNcXr2',
        'Issued At: 2026-01-01T10:00:00.000Z',
        'Expiration Time: 2026-01-01T11:00:00.000Z',
        'Not Before: 2026-01-01T09:59:00.000Z',
        'Request ID: visit-7',
        'Resources:',
        '- https://shop.example/terms',
        '- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
      ].join('\n'),
    )
    expect(parseSignInMessage(formatSignInMessage(everyField))).toEqual(everyField)
    expect(parseSignInMessage(formatSignInMessage(fewestFields))).toEqual(fewestFields)
  })

  it.each([
    ['eip155:1', 'Ethereum'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'],
    ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin'],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'Polkadot'],
    ['cosmos:cosmoshub-4', 'Cosmos'],
  ] as const)('of %s is for a %s account', (chainId, name) => {
    const message = { ...everyField, chainId }
    const text = formatSignInMessage(message)
    expect(text).toContain(`wants you to sign in with your ${name} account:`)
    expect(text).toContain(`\nChain ID: ${chainId.split(':')[1]}\n`)
    expect(parseSignInMessage(text)).toEqual(message)
  })

  it.each([everyField, fewestFields])('of EVM is what viem writes and what it and siwe read', fields => {
    const text = formatSignInMessage(fields)
    const { accountAddress: address, chainId: _, resources, ...rest } = { resources: undefined, ...fields }
    const dates = ['issuedAt', 'expirationTime', 'notBefore'] as const
    const asDates = Object.fromEntries(
      dates.flatMap(key =>
        key in rest ? [[key, new Date((rest as Record<string, string>)[key] ?? '')]] : [],
      ),
    )
    const theirs = {
      ...rest,
      ...asDates,
      address,
      chainId: 1,
      ...(resources && { resources: [...resources] }),
    }
    expect(createSiweMessage(theirs as never)).toBe(text) // the fields of viem, with dates for texts
    expect(parseSiweMessage(text)).toMatchObject({
      address,
      nonce: fields.nonce,
      domain: fields.domain,
      chainId: 1,
    })
    const parsed = new ParsedMessage(text)
    expect(parsed).toMatchObject({
      address,
      nonce: fields.nonce,
      domain: fields.domain,
      uri: fields.uri,
      chainId: 1,
    })
  })

  it('without a statement may have one empty line, as wallets write it that sign in while pairing', () => {
    const text = formatSignInMessage(fewestFields).replace('\n\n\n', '\n\n')
    expect(parseSignInMessage(text)).toEqual(fewestFields)
    refused(text.replace('\n\n', '\n'))
    refused(text.replace('\n\n', '\n\n\n\n'))
  })

  it('of Solana without a statement is what wallets of the Wallet Standard write', () => {
    const message = {
      ...fewestFields,
      accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    } as const
    const text = [
      'shop.example wants you to sign in with your Solana account:',
      '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
      '',
      'URI: https://shop.example',
      'Version: 1',
      'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'Nonce: Zk3bT9qLw8vNcXr2',
      'Issued At: 2026-01-01T10:00:00.000Z',
    ].join('\n')
    expect(formatSignInMessage(message)).toBe(text)
    expect(parseSignInMessage(text)).toEqual(message)
  })

  it('may name the scheme of the site, the one of its URI [SX07]', () => {
    const text = formatSignInMessage(everyField)
    expect(parseSignInMessage(`https://${text}`)).toEqual(everyField)
    expect(parseSiweMessage(`https://${text}`)).toMatchObject({ scheme: 'https', domain: everyField.domain })
    refused(`http://${text}`)
    refused(`ftp://${text}`)
    refused(`https://https://${text}`)
  })

  it('that lacks a line is refused with the name of that line', () => {
    const shortest =
      'shop.example wants you to sign in with your Solana account:\n7S3P4HxJpyyigGzodYwHtCxZyUQe'
    expect(() => parseSignInMessage(shortest)).toThrow('it has no line "URI: …"')
    const withoutNonce = formatSignInMessage(everyField).replace(/\nNonce: .*/, '')
    expect(() => parseSignInMessage(withoutNonce)).toThrow('it has no line "Nonce: …"')
  })

  it('with a statement outside of EIP-4361 is refused with the characters that may be used', () => {
    for (const statement of ['Für Mitglieder', '20 % off'])
      expect(() => formatSignInMessage({ ...everyField, statement })).toThrow(
        'the statement has characters other than those of EIP-4361',
      )
  })

  it.each([
    ['a line break in the statement', { statement: 'Hello\nURI: https://bank.example' }],
    ['an empty statement', { statement: '' }],
    ['a statement with letters that look like others', { statement: 'Sign in to shоp' }],
    ['a line break in a resource', { resources: ['https://a.example\n- https://b.example'] }],
    ['a line break in the request id', { requestId: '1\nResources:' }],
    ['a domain with a path', { domain: 'shop.example/login' }],
    ['a domain with a user', { domain: 'shop.example@bank.example' }],
    ['a domain in capitals [SX01]', { domain: 'Shop.example' }],
    ['a domain with a trailing dot [SX01]', { domain: 'shop.example.' }],
    ['a domain with other letters [SX01]', { domain: 'shоp.example' }],
    ['a short nonce [SX03]', { nonce: '1234567' }],
    ['a nonce with a space', { nonce: '1234 5678' }],
    ['another version', { version: '2' }],
    ['a date that is none [SX06]', { expirationTime: 'tomorrow' }],
    ['a day that is none [SX06]', { issuedAt: '2026-13-01T00:00:00Z' }],
    ['no time of issue', { issuedAt: undefined }],
    ['an unknown family', { chainId: 'nimbus:1' as const }],
    ['a chain id of EVM that is no number', { chainId: 'eip155:one' as const }],
    [
      'an address with a line break',
      { accountAddress: `${everyField.accountAddress}\nURI: https://bank.example` },
    ],
    ['an address of more than 128 characters', { accountAddress: 'a'.repeat(129) }],
    ['a URI that is none', { uri: 'not a uri' }],
  ])('is not written with %s [SX07]', (_, change) => {
    expect(() => formatSignInMessage({ ...everyField, ...change })).toThrow(/This is not a sign-in message/)
  })

  it('is read only in its own layout [SX07]', () => {
    const text = formatSignInMessage(everyField)
    const lines = text.split('\n')
    for (const separator of ['\r\n', '\r', '\n\n', '\u2028']) refused(lines.join(separator))
    refused(` ${text}`)
    refused(`${text}\n`)
    refused(text.replace('Ethereum', 'ethereum'))
    refused(text.replace('wants you', 'Wants you'))
    refused(text.replace('Nonce', 'nonce'))
    refused(text.replace('URI:', 'URI: https://bank.example\nURI:'))
    for (const index of [5, 6, 7, 8, 9]) refused(lines.filter((_, at) => at !== index).join('\n'))
    for (const index of [5, 6, 7, 8, 9, 10, 11])
      refused(
        [...lines.slice(0, index), lines[index + 1], lines[index], ...lines.slice(index + 2)].join('\n'),
      )
    refused(text + 'x'.repeat(20_000))
  })

  it('of Solana without a statement is refused with two empty lines, which no wallet writes [SX07]', () => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const
    const text = formatSignInMessage({ ...fewestFields, chainId })
    expect(parseSignInMessage(text)).toMatchObject({ chainId })
    refused(text.replace('\n\nURI', '\n\n\nURI'))
  })

  it('has at most 16 384 characters', () => {
    const ofLength = (length: number) => {
      const resources = Array.from({ length: 10 }, () => `https://shop.example/${'a'.repeat(1400)}`)
      const rest = formatSignInMessage({ ...everyField, resources, statement: 'a' }).length - 1
      return formatSignInMessage({ ...everyField, resources, statement: 'a'.repeat(length - rest) })
    }
    expect(parseSignInMessage(ofLength(16_384))).toMatchObject({ domain: everyField.domain })
    refused(ofLength(16_385))
  })

  it('has one reading: what is read, written again, is the same text [SX07]', () => {
    const text = formatSignInMessage(everyField)
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(3),
        fc.string({ maxLength: 12, unit: 'binary' }),
        (at, cut, put) => {
          const changed = text.slice(0, at) + put + text.slice(at + cut)
          let read: ReturnType<typeof parseSignInMessage>
          try {
            read = parseSignInMessage(changed)
          } catch {
            return
          }
          expect([formatSignInMessage(read), formatSignInMessage(read).replace('\n\n\n', '\n\n')]).toContain(
            changed,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('gets a nonce of 22 letters and digits, never the same', () => {
    const nonces = Array.from({ length: 200 }, createNonce)
    expect(new Set(nonces).size).toBe(200)
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{22}$/)
  })
})
