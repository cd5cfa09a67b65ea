import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RpcFamily } from '../rpc/rpcFamilies.js'
import { removePersonalData } from './removePersonalData.js'
import { removePersonalText } from './removePersonalText.js'

describe('removePersonalData', () => {
  const accountsByFamily: Readonly<Record<RpcFamily, readonly string[]>> = {
    eip155: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    solana: ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
    bip122: ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    cosmos: ['cosmos1vladr0m3m6k6c6tqv9f7k9c2m3h8qg9u0x3l2p'],
    polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  }
  const accounts = [...Object.values(accountsByFamily).flat(), 'visitor@mail.example']

  it('takes out e-mail and account addresses, wherever they stand [W-10]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...accounts), fc.json(), (secret, noise) => {
        const value = {
          message: `wallet ${secret} said no`,
          [`key ${secret}`]: { nested: [noise, secret, { again: secret }] },
        }
        expect(JSON.stringify(removePersonalData(value))).not.toContain(secret)
      }),
    )
  })

  it('takes an address out of a CAIP-10 id too [W-10]', () => {
    for (const secret of accounts) expect(removePersonalData(`eip155:1:${secret}`)).not.toContain(secret)
  })

  it('keeps what is not personal [W-10]', () => {
    const value = {
      name: 'MetaMask',
      caipNetworkId: 'eip155:1',
      network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      genesis: 'bip122:000000000019d6689c085ae165831e93',
      connected: true,
      count: 3,
      nothing: null,
      absent: undefined,
    }
    expect(removePersonalData(value)).toEqual(value)
  })

  it('takes out the words of a seed that come one by one [W-10]', () => {
    const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ')
    const named = Object.fromEntries(words.map((word, index) => [`w${index}`, word]))
    for (const value of [
      { words },
      { words: named },
      [words.slice(0, 6).join(' '), words.slice(6).join(' ')],
    ]) {
      expect(JSON.stringify(removePersonalData(value))).not.toMatch(/sausage|yellow/)
    }
  })
})

describe('removePersonalText', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`))
  const around = fc.constantFrom(
    ['', ''],
    ['call ', ' now'],
    ['tel:', ''],
    ['(', ')'],
    ['"', '",'],
    ['x=', '&y'],
  )

  it('removes numbers of phones, however they are written [W-10]', () => {
    const number = fc.oneof(
      fc.tuple(digits(2), digits(3), digits(7)).map(([country, area, rest]) => `+${country} ${area} ${rest}`),
      fc.tuple(digits(1), digits(10)).map(([country, rest]) => `+${country}${rest}`),
      fc.tuple(digits(3), digits(3), digits(4)).map(([area, a, b]) => `(${area}) ${a}-${b}`),
      fc.tuple(digits(3), digits(3), digits(4)).map(parts => parts.join('-')),
      fc.tuple(digits(3), digits(3), digits(4)).map(parts => parts.join('.')),
      fc.tuple(digits(2), digits(8)).map(([area, rest]) => `0${area}/${rest}`),
      fc.tuple(digits(3), digits(7)).map(([area, rest]) => `0${area}${rest}`),
      fc.tuple(digits(2), digits(9)).map(([country, rest]) => `00${country}${rest}`),
      digits(10),
    )
    fc.assert(
      fc.property(number, around, (phone, [before, after]) => {
        const last = phone.replace(/\D/g, '').slice(-4)
        expect(removePersonalText(`${before}${phone}${after}`)).not.toContain(last)
      }),
    )
  })

  it('removes addresses of the internet [W-10]', () => {
    const address = fc.oneof(
      fc.ipV4().filter(text => !text.startsWith('127.')),
      fc.ipV6().filter(text => !/^[0:]*1?$/.test(text)),
      fc
        .ipV6()
        .map(text => `[${text}]:443`)
        .filter(text => !/^\[[0:]*1?\]/.test(text)),
      fc.constantFrom('fe80::1%eth0', '::ffff:203.0.113.7', '2001:DB8::A'),
    )
    fc.assert(
      fc.property(address, fc.constantFrom('', 'from ', 'http://', 'ip='), (ip, before) => {
        const bare = ip.replace(/^\[|\]:443$/g, '')
        expect(removePersonalText(`${before}${ip} failed`)).not.toContain(bare)
        expect(removePersonalText(`${before}${ip}`)).toMatch(/\[removed\]/)
      }),
    )
  })

  it('removes what a terminal would obey, and looks through it [W-10]', () => {
    const sequence = fc.constantFrom(
      '\x1b[31m',
      '\x1b[2J',
      '\x1b[1;1H',
      '\x9b5A',
      '\x1b]0;title\x07',
      '\x1b]8;;https://x\x1b\\',
      '\x1bc',
      '\x1bPq\x1b\\',
      '\b',
      '\r',
      '\x07',
      '\x1b',
      '\x9d0;x\x9c',
      '\u202e',
    )
    fc.assert(
      fc.property(fc.array(sequence, { minLength: 1, maxLength: 5 }), sequences => {
        expect(removePersonalText(`a${sequences.join('')}@mail.example`)).toBe('[removed]')
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(removePersonalText(text)).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/)
      }),
    )
  })

  it.each([
    'eip155:1313161554',
    'eip155:11155111',
    '2026-11-16 23:28:01',
    '16.11.2026',
    'at 12:34:56',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'listen on ::1',
    'gas 0.000000123456',
    'value 1000000000000000000',
    'Mozilla/5.0 AppleWebKit/537.36 Chrome/120.0.6099.109',
    'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
    'The wallet did not answer. Open the wallet app and try again',
    'User rejected the request because another window was open there before this one',
  ])('keeps %s [W-10]', text => expect(removePersonalText(text)).toBe(text))

  it('stays quick on hostile text [W-10]', () => {
    const started = process.cpuUsage()
    for (const piece of ['1 ', '1.', ':', '1:', 'legal ', '\x1b]', '\x9d', '@', 'a@', '(', '+1(']) {
      removePersonalText(piece.repeat(50_000))
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000)
  })
})
