import type { Connector } from '@portico/core'
import type { Catalogue } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import { getSuggestedWallets } from '../getWallet/getSuggestedWallets.js'
import { findWallet } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/WalletRow.js'
import { buildWalletGrid } from './useWalletGrid.js'

const wallet = (name: string, more: Partial<ListedWallet> = {}) => ({ id: name.toLowerCase(), name, ...more })
const loaded = <T>(data: T) => ({ status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: 0 }) as const
const idle = { status: 'pending', fetchStatus: 'idle' } as const

const catalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  featured: loaded([]),
  recommended: loaded([]),
  remembered: idle,
  excluded: idle,
  pages: idle,
  search: { query: '', certifiedOnly: false, results: idle },
  recent: [],
  count: 0,
  ...more,
})
const pages = (wallets: readonly ListedWallet[]) =>
  loaded({ wallets: wallets.map(entry => ({ ...entry })), page: 1, complete: false, chains: '' })
const none = { wallets: { custom: [], exclude: [] } }

const rabby: Connector = {
  id: 'io.rabby',
  name: 'Rabby',
  type: 'ANNOUNCED',
  chain: 'eip155',
  info: { rdns: 'io.rabby' },
}

describe('buildWalletGrid', () => {
  const all = catalogue({
    featured: loaded([wallet('Featured')]),
    recommended: loaded([wallet('Recommended')]),
    pages: pages([wallet('Featured'), wallet('Zerion'), wallet('Rabby', { rdns: 'io.rabby' })]),
  })

  it('shows each wallet once, installed ones first, then in the order of the lists [K-05] [E-11]', () => {
    const cells = buildWalletGrid(all, [rabby], none)
    expect(cells.map(cell => [cell.wallet.name, cell.installed])).toEqual([
      ['Rabby', true],
      ['Featured', false],
      ['Recommended', false],
      ['Zerion', false],
    ])
  })

  it("adds the owner's wallets and leaves out what the owner excludes [E-11]", () => {
    const options = { wallets: { custom: [wallet('Mine')], exclude: ['zerion', 'rabby'] } }
    const names = buildWalletGrid(all, [], options).map(cell => cell.wallet.name)
    expect(names).toEqual(['Mine', 'Featured', 'Recommended'])
  })

  it('shows only what was found while somebody searches [K-05]', () => {
    const search = { query: 'zer', certifiedOnly: false, results: loaded([wallet('Zerion')]) }
    const options = { wallets: { custom: [wallet('Mine'), wallet('My Zero')], exclude: [] } }
    const names = buildWalletGrid({ ...all, search }, [], options).map(cell => cell.wallet.name)
    expect(names).toEqual(['My Zero', 'Zerion'])
  })

  it('finds a wallet of this page that the registry lacks, and despite a typo [K-05]', () => {
    const search = { query: 'rbaby', certifiedOnly: false, results: loaded([]) }
    const list = (connectors: readonly Connector[], state: Catalogue) =>
      buildWalletGrid(state, connectors, none).map(cell => [cell.wallet.name, cell.installed])
    expect(list([rabby], { ...all, search })).toEqual([['Rabby', true]])
    expect(list([rabby], { ...all, search: { ...search, query: 'zerion' } })).toEqual([])
    expect(list([{ ...rabby, name: 'Own', id: 'own', info: undefined }], all)[0]).toEqual(['Own', true])
    expect(list([rabby], catalogue())).toEqual([])
  })

  it('marks certified wallets [W-07]', () => {
    const [cell] = buildWalletGrid(
      catalogue({ featured: loaded([wallet('A', { badge_type: 'certified' })]) }),
      [],
      none,
    )
    expect(cell?.certified).toBe(true)
  })
})

describe('findWallet', () => {
  it('finds the description of a wallet that is only remembered [E-15]', () => {
    const described = wallet('Rabby', { rdns: 'io.rabby', homepage: 'https://rabby.example' })
    const search = { query: '', certifiedOnly: false }
    const nothing = { catalogue: { recent: [], search, count: 0 }, queries: {} }
    const state = {
      catalogue: { ...nothing.catalogue, recent: [{ id: 'io.rabby', name: 'Rabby', rdns: 'io.rabby' }] },
      queries: { walletPages: { '': pages([described]) } },
    }
    expect(findWallet(state, none, 'io.rabby')).toEqual(described)
    expect(findWallet(nothing, none, 'io.rabby')).toBeUndefined()
  })
})

describe('getSuggestedWallets', () => {
  const suggest = (state: Catalogue) => getSuggestedWallets(state, { wallets: { custom: [] } })

  it("suggests four at most, the owner's choice first [K-05]", () => {
    const recommended = loaded(['A', 'B', 'C', 'D'].map(name => wallet(name)))
    const { wallets, status } = suggest(
      catalogue({ featured: loaded([wallet('Own'), wallet('B')]), recommended }),
    )
    expect(wallets.map(entry => entry.name)).toEqual(['Own', 'B', 'A', 'C'])
    expect(status).toBe('filled')
  })

  it.each([
    [idle, 'loading'],
    [{ status: 'pending', fetchStatus: 'fetching' }, 'loading'],
    [{ status: 'error', fetchStatus: 'idle', error: undefined, errorUpdatedAt: 0 }, 'error'],
    [loaded([]), 'empty'],
  ] as const)('says what there is to show while %o [E-11]', (recommended, status) => {
    expect(suggest(catalogue({ recommended }))).toEqual({ wallets: [], status })
  })
})
