import { expect, it } from 'vitest'
import { getSections } from './WalletList.js'
import type { WalletRow } from './WalletRow.js'

const row = (group: WalletRow['group'], tag?: WalletRow['tag']): WalletRow => ({
  key: `${group} ${tag}`,
  name: group,
  group,
  tag,
  lookAlike: false,
  pictured: { wallet: { id: group, name: group } },
  route: { name: 'ConnectingWalletConnect' },
})
const last = row('recommended', 'lastUsed')
const installed = row('injected', 'installed')
const code = row('walletConnect', 'qrCode')
const recommended = row('recommended')
const describe = (rows: readonly WalletRow[], expected?: number) =>
  getSections(rows, expected).map(section => [
    section.heading,
    section.rows.map(({ group, tag }) => `${group} ${tag}`),
  ])

it('puts installed and popular wallets under headings, without a pill on every row [V-14]', () => {
  expect(describe([last, installed, code, recommended])).toEqual([
    [undefined, ['recommended lastUsed']],
    ['installed', ['injected undefined']],
    ['popular', ['walletConnect qrCode', 'recommended undefined']],
  ])
})

it('says of installed wallets that there are no others once, not on every row [V-14]', () => {
  expect(describe([installed, installed])).toEqual([
    ['installed', ['injected undefined', 'injected undefined']],
  ])
})

it('has no headings where there is nothing to tell apart [V-14]', () => {
  expect(describe([installed])).toEqual([[undefined, ['injected installed']]])
  expect(describe([code, recommended])).toHaveLength(1)
  expect(describe([])).toEqual([[undefined, []]])
})

it('leaves an order of the owner’s alone, and the pills with it [V-14]', () => {
  expect(describe([code, installed, recommended])).toEqual([
    [undefined, ['walletConnect qrCode', 'injected installed', 'recommended undefined']],
  ])
})

it('has the heading of rows that are on their way, so that the card does not grow when they come [V-14]', () => {
  expect(describe([installed], 3)).toEqual([
    ['installed', ['injected undefined']],
    ['popular', []],
  ])
  expect(describe([], 4)).toEqual([[undefined, []]])
  expect(describe([row('injected', 'lastUsed')], 3)).toEqual([[undefined, ['injected lastUsed']]])
})
