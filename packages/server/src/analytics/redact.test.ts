import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redactUrl } from './storeEvents.js'

describe('redact', () => {
  it('keeps what tells nothing about a visitor [W-10]', () => {
    const properties = {
      name: 'MetaMask',
      platform: 'browser',
      count: 3,
      connected: true,
      nothing: null,
      list: ['a', 1],
    }
    expect(redact(properties)).toEqual(properties)
  })

  it.each([
    'address',
    'walletAddress',
    'email',
    'userEmail',
    'E-Mail',
    'phone',
    'accessToken',
    'signature',
    'symKey',
    'pairingTopic',
    'uri',
    'account',
    'accounts',
    'mnemonic',
  ])('drops a field named %s [W-10]', name => expect(redact({ [name]: 'x', kept: 1 })).toEqual({ kept: 1 }))

  it('removes mail and account addresses from any text, however deep [W-10]', () => {
    const user = fc.stringMatching(/^[a-z0-9.]{1,20}$/)
    const hex = fc.stringMatching(/^[0-9a-f]{40}$/)
    fc.assert(
      fc.property(user, hex, fc.string(), (name, digits, text) => {
        const stored = JSON.stringify(redact({ a: [{ b: `${text} ${name}@example.com 0x${digits}` }] }))
        return !stored.includes('@example.com') && !stored.includes(digits)
      }),
    )
  })

  const accounts: [string, string][] = [
    ['eip155', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['eip155 without its prefix', 'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['solana', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
    ['bip122, segwit', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['bip122, taproot', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['bip122, in capitals', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
    ['bip122, older', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bip122, script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bip122, test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bip122, extended key', `xpub${'6CUGRUonZSQ4TWtTMmzXdrXDtypWKiK'.repeat(3)}`],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['polkadot, generic', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
    ['cosmos', 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
    ['another cosmos chain', 'osmo1cyyzpxplxdzkeea7kwsydadg87357qnahakaks'],
    ['a topic', 'a'.repeat(64)],
    ['a key', '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'],
  ]

  it.each(accounts)('removes an account or key of %s from any text and name [W-10]', (_, account) => {
    const variants = [
      account,
      `sent to ${account}.`,
      `x_${account}_y`,
      `eip155:1:${account}`,
      `?a=${account}&b`,
    ]
    for (const text of variants) {
      const stored = JSON.stringify(redact({ note: text, [text]: 1, list: [{ deep: text }] }))
      expect(stored).not.toContain(account)
    }
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(redact(`${network}:${account}`)).toBe(`${network}:[removed]`)
    // With a character in it that nobody sees.
    expect(redact(`${account.slice(0, 9)}\u200b${account.slice(9)}`)).not.toContain(account.slice(10))
  })

  const key = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
  it.each([
    `wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=${key}`,
    `wc://7f6e@2?symKey=${key.slice(0, 20)}-${key.slice(20, 40)}`,
    `https://wallet.example/wc?uri=wc%3A7f6e%402%3FsymKey%3D${key}`,
    `wc:${Buffer.from(`wc:7f6e@2?symKey=${key}`).toString('base64')}`,
    `symKey=${key}`,
  ])('removes the pairing key of %s [W-10]', uri => {
    const stored = String(redact(`opened ${uri} now`))
    expect(stored).not.toMatch(/587d|96ad303|symKey=\w/)
    expect(stored).toMatch(/^opened .* now$/)
  })

  it.each([
    'eip155:1',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'bip122:000000000019d6689c085ae165831e93',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    'io.metamask',
    'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
    'TypeError: Cannot read properties of undefined (reading "request")',
    'at connect (https://shop.example/assets/index-Bx3dK2.js:12:345)',
  ])('keeps %s [W-10]', text => expect(redact(text)).toBe(text))

  it.each([
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    '+49 170 1234567',
    '203.0.113.7',
    '2001:db8::7',
    '\x1b[2J\x1b]0;title\x07',
  ])('removes %j from free text [W-10]', text => {
    const stored = JSON.stringify(redact({ message: `It was ${text} at last`, deep: [{ note: text }] }))
    expect(stored).not.toMatch(/sausage|1234567|203\.0|db8|u001b|title/)
  })

  it('gives text that PostgreSQL can keep, whatever came [W-10]', () => {
    fc.assert(fc.property(fc.jsonValue(), value => !/\0|\p{Cs}/u.test(JSON.stringify(redact({ value })))))
  })

  it('stays quick on hostile text', () => {
    const started = process.cpuUsage()
    for (const text of [
      '@'.repeat(50_000),
      'a@'.repeat(25_000),
      'a.'.repeat(25_000),
      `0x${'a'.repeat(50_000)}`,
    ])
      redact(text)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000)
  })
})

describe('redactUrl', () => {
  it.each([
    ['https://a.example/b?token=1#c', 'https://a.example/b'],
    ['https://a.example/#/user/alice@example.com', 'https://a.example/'],
    ['', ''],
  ])('makes %s to %s [W-10]', (url, kept) => expect(redactUrl(url)).toBe(kept))
})
