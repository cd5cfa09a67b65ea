import type { Transaction } from '@portico/protocol/data'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bip122Family } from '../../families/bip122/bip122Family.js'
import { eip155Family } from '../../families/eip155/eip155Family.js'
import type { SendToken } from '../../store/SendToken.js'
import type { SendDraft } from '../../store/slices/send.js'
import { findWarnings, isLookAlike, type Receiver } from './findWarnings.js'
import { parsePaymentLink } from './parsePaymentLink.js'
import { readAmount, toMoney } from './readAmount.js'
import { findSendProblem } from './send.js'

const token: SendToken = {
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '2',
  price: 2500,
  iconUrl: '',
}
const draft: SendDraft = { amount: '1', unit: 'token', receiver: '0x33', speed: 'normal' }
const ada = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const bob = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solana = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

describe('an amount', () => {
  it.each(['1e3', '1,000', '0x10', '-1', '+1', '١', 'Infinity', '1 000', '1.2.3', '9'.repeat(81)])(
    'is not %s [RD09]',
    amount => expect(readAmount({ amount, unit: 'token' }, token)).toBeUndefined(),
  )

  it.each([
    ['.5', 5n * 10n ** 17n],
    ['1.', 10n ** 18n],
    [' 2 ', 2n * 10n ** 18n],
    ['0.000000000000000001', 1n],
  ])('is exact: %s [RD09]', (amount, units) =>
    expect(readAmount({ amount, unit: 'token' }, token)).toBe(units),
  )

  it('is refused where the token cannot be divided so far', () => {
    expect(readAmount({ amount: '0.0000001', unit: 'token' }, { decimals: 6 })).toBeUndefined()
  })

  it('is counted in money by the price, down', () => {
    expect(readAmount({ amount: '2500', unit: 'money' }, token)).toBe(10n ** 18n)
    expect(readAmount({ amount: '1', unit: 'money' }, { decimals: 2, price: 3 })).toBe(33n)
    expect(toMoney(10n ** 18n, token)).toBe('2500')
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, undefined])(
    'is worth nothing that anybody knows at a price of %s',
    price => {
      expect(toMoney(1n, { decimals: 18, price })).toBeUndefined()
      expect(readAmount({ amount: '1', unit: 'money' }, { decimals: 18, price })).toBeUndefined()
    },
  )

  it('never becomes more by way of money', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 9 })
    const price = fc.double({ min: 0.0001, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(cents, price, (count, each) => {
        const amount = (count / 100).toFixed(2)
        const units = readAmount({ amount, unit: 'money' }, { decimals: 18, price: each }) ?? 0n
        return Number(toMoney(units, { decimals: 18, price: each })) <= Number(amount)
      }),
    )
  })
})

describe('what is missing', () => {
  it.each([
    ['selectToken', {}, undefined, true],
    ['addAmount', { amount: '' }, token, true],
    ['incorrectValue', { amount: 'x', receiver: '' }, token, undefined],
    ['incorrectValue', { amount: '0' }, token, true],
    ['insufficientFunds', { amount: '2.1', receiver: '' }, token, undefined],
    ['addAddress', { receiver: ' ' }, token, undefined],
    ['invalidAddress', {}, token, false],
    [undefined, {}, token, true],
    [undefined, { amount: '2' }, token, true],
  ] as const)('is first of all %s [R-20]', (problem, change, held, isReceiver) =>
    expect(findSendProblem({ draft: { ...draft, ...change }, token: held, isReceiver })).toBe(problem),
  )
})

describe('a link that asks to be paid', () => {
  it.each([
    [`ethereum:${ada}`, { namespace: 'eip155', receiver: ada }],
    [`ethereum:pay-${ada}@10?value=2.014e18`, { chainId: '10', receiver: ada, amount: '2.014' }],
    [
      `ethereum:${bob}@1/transfer?address=${ada}&uint256=1000000`,
      { receiver: ada, token: bob, units: 1000000n },
    ],
    ['ethereum:ada.eth?value=1e18', { receiver: 'ada.eth', amount: '1' }],
    [`solana:${solana}?amount=0.01`, { namespace: 'solana', receiver: solana, amount: '0.01' }],
    [`solana:${solana}?amount=1&spl-token=${solana}`, { token: solana }],
    [`bitcoin:${bitcoin}?amount=0.5&label=Ada`, { namespace: 'bip122', receiver: bitcoin, amount: '0.5' }],
    [`BITCOIN:${bitcoin.toUpperCase()}`, { namespace: 'bip122' }],
  ])('%s is read', (text, link) => expect(parsePaymentLink(text)).toMatchObject(link))

  it.each([
    'https://example.com',
    'ethereum:',
    `ethereum:${ada}/approve?address=${bob}&uint256=1`,
    `ethereum:${ada}?value=1.5`,
    `ethereum:${ada}?value=-1`,
    `ethereum:${ada}@1/transfer?uint256=1`,
    'ethereum:0x1234',
    'ethereum:%E0%A4%A',
    'solana:https%3A%2F%2Fexample.com',
    `solana:${solana}?amount=1e9`,
    `bitcoin:${bitcoin}?amount=1,5`,
    `bitcoin:${bitcoin}?req-other=1`,
    `bitcoin:${bitcoin} ?`,
    ` ${'bitcoin:'.padEnd(2000, 'a')}`,
  ])('%s is none', text => expect(parsePaymentLink(text)).toBeUndefined())

  it('is never more than text: whatever is pasted, nothing is thrown', () => {
    const pasted = fc.tuple(fc.constantFrom('ethereum:', 'solana:', 'bitcoin:'), fc.string())
    fc.assert(fc.property(pasted, ([scheme, text]) => parsePaymentLink(scheme + text) !== null))
  })
})

describe('who is paid', () => {
  const poison = `${ada.slice(0, 6)}${'0'.repeat(32)}${ada.slice(-4)}`
  const receiver: Receiver = {
    family: eip155Family,
    address: ada,
    facts: { kind: 'account' },
    sender: bob,
    recent: [],
    history: [],
  }
  const createTransaction = (sentFrom: string, sentTo: string, numeric = '1'): Transaction => ({
    id: '0x1',
    metadata: {
      operationType: 'send',
      hash: '0x1',
      chain: 'eip155:1',
      minedAt: '2026-01-01T00:00:00Z',
      sentFrom,
      sentTo,
      status: 'confirmed',
      nonce: 1,
    },
    transfers: [{ direction: 'out', quantity: { numeric } }],
  })

  it('looks like another that begins and ends the same, and never like itself [RD06]', () => {
    expect(isLookAlike(eip155Family, ada, poison)).toBe(true)
    expect(isLookAlike(eip155Family, ada, ada.toLowerCase())).toBe(false)
    expect(isLookAlike(eip155Family, ada, bob)).toBe(false)
    expect(isLookAlike(eip155Family, ada, `${ada.slice(0, 38)}0000`)).toBe(false)
    expect(isLookAlike(bip122Family, bitcoin, `bc1qar0s${'q'.repeat(30)}5mdq`)).toBe(true)
    expect(isLookAlike(bip122Family, bitcoin, `bc1q${'q'.repeat(34)}5mdq`)).toBe(false)
  })

  it('is told from an address that looks like one which was paid, or is the own [RD06]', () => {
    expect(findWarnings({ ...receiver, address: poison, recent: [{ address: ada }] })).toContain('lookAlike')
    expect(findWarnings({ ...receiver, address: poison, sender: ada })).toContain('lookAlike')
    const history = [createTransaction(bob, ada)]
    expect(findWarnings({ ...receiver, address: poison, history })).toContain('lookAlike')
    const met = [createTransaction(ada, bob, '0')]
    expect(findWarnings({ ...receiver, address: poison, history: met })).toContain('lookAlike')
    expect(findWarnings({ ...receiver, recent: [{ address: ada }] })).toEqual([])
  })

  it('is new unless the account itself has paid: what strangers write into its history is nothing [RD06]', () => {
    expect(findWarnings(receiver)).toEqual(['firstTime'])
    expect(findWarnings({ ...receiver, history: [createTransaction(bob, ada)] })).toEqual([])
    expect(findWarnings({ ...receiver, history: [createTransaction(bob, ada, '0')] })).toEqual(['firstTime'])
    expect(findWarnings({ ...receiver, history: [createTransaction(ada, bob)] })).toEqual(['firstTime'])
    const paid = createTransaction(bob, ada)
    const failed: Transaction = { ...paid, metadata: { ...paid.metadata, status: 'failed' } }
    const received: Transaction = { ...paid, transfers: [{ direction: 'in', quantity: { numeric: '1' } }] }
    for (const other of [createTransaction(solana, ada), failed, received])
      expect(findWarnings({ ...receiver, history: [other] })).toEqual(['firstTime'])
    const swapped: Transaction = { ...paid, transfers: [...received.transfers, ...paid.transfers] }
    expect(findWarnings({ ...receiver, history: [swapped] })).toEqual([])
  })

  it('may be a contract, the account itself, or somebody else under the same name [RD07]', () => {
    expect(findWarnings({ ...receiver, facts: { kind: 'contract' } })).toContain('contract')
    expect(findWarnings({ ...receiver, sender: ada.toLowerCase() })).toEqual(['ownAddress'])
    const recent = [{ address: bob, name: 'ada.eth' }]
    expect(findWarnings({ ...receiver, name: 'ada.eth', recent })).toContain('nameChanged')
    const others = [...recent, { address: bob, name: 'bob.eth' }]
    expect(findWarnings({ ...receiver, name: 'ada.eth', recent: others })).toContain('nameChanged')
    expect(findWarnings({ ...receiver, name: 'eve.eth', recent: others })).not.toContain('nameChanged')
    expect(findWarnings({ ...receiver, recent: [{ address: bob }] })).not.toContain('nameChanged')
    const known = [{ address: ada, name: 'ada.eth' }]
    expect(findWarnings({ ...receiver, name: 'ada.eth', recent: known })).toEqual([])
  })
})
