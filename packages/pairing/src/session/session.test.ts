import { cosmosFamily, eip155Family, solanaFamily } from '@portico/core/adapter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { clampExpiry } from './adoptSession.js'
import { checkChecksums } from './checkChecksums.js'
import { checkNamespaces } from './checkNamespaces.js'
import { type GrantedNamespaces, type ProposedNamespaces, parseGrantedNamespaces } from './parseNamespaces.js'
import { parsePeer } from './parsePeer.js'
import { parseReportedChain } from './parseReportedChain.js'
import { getGrants } from './toPairingSession.js'

const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const sign = { methods: ['eth_sign'], events: ['accountsChanged'] }
const one: ProposedNamespaces = { eip155: { chains: ['eip155:1'], ...sign } }
const cosmos = { chains: ['cosmos:cosmoshub-4'], methods: ['cosmos_signDirect'], events: ['someCosmosEvent'] }
const grant = (accounts: readonly string[], more = sign): GrantedNamespaces => ({
  eip155: { accounts, ...more },
})

describe('checkNamespaces', () => {
  it.each<[string, ProposedNamespaces, GrantedNamespaces, number | undefined, string?]>([
    [
      '2.1 no accounts',
      { cosmos },
      { cosmos: { ...cosmos, accounts: [] } },
      5001,
      'Accounts must not be empty',
    ],
    ['2.2 not CAIP-10', one, grant([`eip155:${address}`]), 5001, 'Accounts must be CAIP-10 compliant'],
    [
      '2.3 a method is missing',
      { eip155: { chains: ['eip155:1'], methods: ['eth_sign'], events: [] } },
      grant([`eip155:1:${address}`], { methods: [], events: [] }),
      5002,
      'All methods must be approved',
    ],
    [
      '2.4 a chain without an account',
      { eip155: { chains: ['eip155:1', 'eip155:10'], ...sign } },
      grant([`eip155:1:${address}`]),
      5001,
      'All chains must have at least one account',
    ],
    [
      '2.5 several accounts on one chain',
      one,
      grant([
        `eip155:1:${address}`,
        'eip155:1:0x25caCa7f7Bf3A77b1738A8c98A666dd9e4C69A0C',
        'eip155:1:0x2Fe1cC9b1DCe6E8e16C48bc6A7ABbAB3d10DA954',
      ]),
      undefined,
    ],
    [
      '2.6 more methods and events than asked for',
      one,
      grant([`eip155:1:${address}`], {
        methods: ['eth_sign', 'personalSign'],
        events: ['accountsChanged', 'someEvent'],
      }),
      undefined,
    ],
    [
      '2.7 an account of another namespace',
      one,
      grant([`eip155:1:${address}`, 'cosmos:cosmoshub-4:cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0']),
      5103,
      'Accounts must be defined in matching namespace',
    ],
    [
      '2.8 accounts on further chains',
      one,
      grant([`eip155:1:${address}`, `eip155:42:${address}`]),
      undefined,
    ],
    [
      '2.9 a namespace is missing',
      { ...one, cosmos },
      grant([`eip155:1:${address}`]),
      5000,
      'All namespaces must be approved',
    ],
    [
      '2.10 an event is missing',
      { eip155: { chains: ['eip155:1'], methods: [], events: ['chainChanged'] } },
      grant([`eip155:1:${address}`], { methods: [], events: [] }),
      5003,
      'All events must be approved',
    ],
    [
      '2.11 optional methods may be left out',
      { eip155: { chains: ['eip155:1', 'eip155:137'], ...sign } },
      {
        eip155: { accounts: [`eip155:1:${address}`, `eip155:137:${address}`], ...sign },
        'eip155:42161': { accounts: [`eip155:42161:${address}`], methods: ['personal_sign'], events: [] },
      },
      undefined,
    ],
  ])('follows case %s of the specification [WC10]', (_, required, granted, code, message) => {
    const problem = checkNamespaces(testFamilies, granted, required)
    expect(problem?.code).toBe(code)
    expect(problem?.message).toBe(message)
  })

  it('finds a required chain under its own key', () => {
    const required = { 'eip155:10': sign }
    expect(
      checkNamespaces(
        testFamilies,
        { 'eip155:10': { accounts: [`eip155:10:${address}`], ...sign } },
        required,
      ),
    ).toBeUndefined()
    expect(checkNamespaces(testFamilies, grant([`eip155:1:${address}`]), required)?.code).toBe(5001)
  })

  it('refuses addresses that are none, and damaged ones [WC14]', async () => {
    expect(checkNamespaces(testFamilies, grant(['eip155:1:0x12']))?.code).toBe(5103)
    expect(checkNamespaces(testFamilies, { '**': { accounts: ['**:1:a'], ...sign } })?.code).toBe(5104)
    const good = '0x25caCa7f7Bf3A77b1738A8c98A666dd9e4C69A0C'
    await expect(
      checkChecksums(testFamilies, grant([`eip155:1:${good}`, `eip155:1:${good.toLowerCase()}`])),
    ).resolves.toBeUndefined()
    await expect(
      checkChecksums(testFamilies, grant([`eip155:1:${good.replace('caCa', 'cAca')}`])),
    ).resolves.toMatchObject({
      code: 5103,
    })
  })
})

describe('accounts', () => {
  const part = (letters: string, most: number) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: most })
  const lower = 'abcdefghijklmnopqrstuvwxyz0123456789-'
  const family = part(lower, 8).filter(text => text.length >= 3 && text !== 'eip155')
  const reference = part(`${lower}ABCXYZ_`, 32)
  const plain = part(`${lower}ABCXYZ.%`, 128)

  it('are taken as CAIP-10 spells them, in the family that they are listed under [WC14]', () => {
    fc.assert(
      fc.property(family, reference, plain, (name, chain, text) => {
        const account = `${name}:${chain}:${text}`
        const granted = (key: string) => ({ [key]: { ...sign, accounts: [account] } })
        expect(checkNamespaces(testFamilies, granted(name))).toBeUndefined()
        expect(checkNamespaces(testFamilies, granted(`${name}:${chain}`))).toBeUndefined()
        expect(checkNamespaces(testFamilies, granted('other'))?.code).toBe(
          name === 'other' ? undefined : 5103,
        )
      }),
    )
  })

  it('are refused when they are anything else [WC14]', () => {
    const caip = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/
    const stray = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...':abc1%. \n') }))
    fc.assert(
      fc.property(
        stray.filter(text => !caip.test(text)),
        account => {
          expect(checkNamespaces(testFamilies, { abc: { ...sign, accounts: [account] } })?.code).toBe(5001)
        },
      ),
    )
  })

  it('of the EVM are twenty bytes on a numbered chain, and nothing else [WC14]', () => {
    const evm = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdefx'), minLength: 38, maxLength: 44 }),
    )
    fc.assert(
      fc.property(evm, text => {
        const isAddress = /^0x[0-9a-fA-F]{40}$/.test(text)
        expect(checkNamespaces(testFamilies, grant([`eip155:1:${text}`])) === undefined).toBe(isAddress)
      }),
    )
  })
})

describe('parseGrantedNamespaces, given anything', () => {
  it('never throws, and what it lets through has the right shape [WC10]', () => {
    const item = fc.record(
      {
        accounts: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        methods: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        events: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        chains: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), item)), value => {
        const parsed = parseGrantedNamespaces(value)
        for (const { accounts, methods, events } of Object.values(parsed ?? {}))
          for (const text of [...accounts, ...methods, ...events]) expect(text).toBeTypeOf('string')
      }),
    )
  })
})

describe('parseGrantedNamespaces', () => {
  it('keeps a hundred accounts of each chain, each once [WC14]', () => {
    const account = (count: number) => `eip155:1:0x${count.toString(16).padStart(40, '0')}`
    const accounts = Array.from({ length: 100_000 }, (_, count) => account(count))
    const parsed = parseGrantedNamespaces({
      eip155: { ...sign, accounts: [account(0), ...accounts, `eip155:10:${address}`] },
    })
    expect(parsed?.eip155?.accounts).toHaveLength(101)
    expect(parsed?.eip155?.accounts.at(-1)).toBe(`eip155:10:${address}`)
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no accounts', { eip155: sign }],
    ['accounts that are no texts', { eip155: { ...sign, accounts: [1] } }],
    ['very long texts', { eip155: { ...sign, accounts: ['x'.repeat(201)] } }],
    [
      'methods without end',
      { eip155: { accounts: [], events: [], methods: Array.from({ length: 301 }, (_, n) => `m${n}`) } },
    ],
    [
      'namespaces without end',
      Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`n${n}`, { ...sign, accounts: [] }])),
    ],
  ])('refuses %s [WC14]', (_, value) => {
    expect(parseGrantedNamespaces(value)).toBeUndefined()
  })
})

describe('getGrants', () => {
  it('shows nothing that was never asked for [WC11]', () => {
    const granted = grant([`eip155:1:${address}`, `eip155:666:${address}`], {
      methods: ['eth_sign', 'wallet_evil'],
      events: ['accountsChanged', 'other'],
    })
    expect(
      getGrants({ granted: { ...granted, cosmos: { ...cosmos, accounts: ['cosmos:a:b'] } }, proposed: one }),
    ).toEqual({
      eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], ...sign },
    })
  })

  it('joins what is granted by family and by chain', () => {
    const proposed = { eip155: { chains: ['eip155:1', 'eip155:10'], ...sign } }
    const granted = {
      ...grant([`eip155:1:${address}`]),
      'eip155:10': { accounts: [`eip155:10:${address}`], ...sign },
    }
    expect(getGrants({ granted, proposed }).eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
  })
})

describe('clampExpiry', () => {
  const now = 1_700_000_000_000
  const week = 604_800
  it.each([
    [0, undefined],
    [1_699_999_999, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['1800000000', undefined],
    [1_700_000_100, 1_700_000_100],
    [1_700_000_000 + week + 300, 1_700_000_000 + week + 300],
    [1_700_000_000 + week + 301, 1_700_000_000 + week],
    [1_700_000_000 + 100 * 365 * 86_400, 1_700_000_000 + week],
    [1_700_000_000_000 + week * 1000, 1_700_000_000 + week],
  ])('turns %s into %s [WC13]', (value, expected) => {
    expect(clampExpiry(value, now)).toBe(expected)
  })
})

describe('parseReportedChain', () => {
  it.each([
    [1, '1'],
    ['1', '1'],
    ['0x1', '1'],
    ['0xA', '10'],
    [[1], undefined],
    ['eip155:1', undefined],
    [{}, undefined],
    [0, undefined],
    [-1, undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %s [WC17]', (data, expected) => {
    expect(parseReportedChain(eip155Family, data)).toBe(expected)
  })

  it('reads names of other families', () => {
    expect(parseReportedChain(cosmosFamily, 'cosmos:cosmoshub-4')).toBe('cosmoshub-4')
    expect(parseReportedChain(solanaFamily, 'a b')).toBeUndefined()
  })
})

describe('parsePeer', () => {
  it('shows strangers in one line of plain text, and follows no dangerous link', () => {
    const peer = parsePeer({
      name: `Evil\n\u202eWallet ${'x'.repeat(500)}`,
      url: 'javascript:alert(1)',
      icons: ['https://a.example/i.png', 'javascript:1', 7],
      redirect: { native: 'javascript:alert(1)', universal: 'https://a.example/wc' },
    })
    expect(peer.name).toMatch(/^Evil Wallet x+$/)
    expect(peer.name.length).toBeLessThanOrEqual(60)
    expect(peer).toMatchObject({ url: '', icons: ['https://a.example/i.png'], description: '' })
    expect(peer.redirect).toEqual({ universal: 'https://a.example/wc' })
    expect(parsePeer(null)).toEqual({ name: '', description: '', url: '', icons: [] })
  })
})
