import type { Connector } from '@portico/core'
import { describe, expect, it } from 'vitest'
import {
  buildWalletList,
  type WalletListContext,
  type WalletListOptions,
  type WalletListState,
} from './buildWalletList.js'
import type { ListedWallet } from './WalletRow.js'

const announced = (name: string, rdns: string, more: Partial<Connector> = {}): Connector => ({
  id: rdns,
  name,
  type: 'ANNOUNCED',
  chain: 'eip155',
  info: { rdns },
  ...more,
})
const external = (id: string, name: string, more: Partial<Connector> = {}): Connector => ({
  id,
  name,
  type: 'EXTERNAL',
  chain: 'eip155',
  ...more,
})
const wallet = (name: string, more: Partial<ListedWallet> = {}): ListedWallet => ({
  id: name.toLowerCase(),
  name,
  ...more,
})
const loaded = <T>(data: T) => ({ status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: 0 }) as const

interface Given extends Partial<Pick<WalletListOptions, 'services'>> {
  wallets?: Partial<WalletListOptions['wallets']>
  connectors?: readonly Connector[]
  recent?: readonly ListedWallet[]
  featured?: readonly ListedWallet[]
  recommended?: readonly ListedWallet[]
  namespace?: WalletListState['modal']['namespace']
  order?: WalletListState['features']['options']['connectorTypeOrder']
  connections?: WalletListState['connections']
  excluded?: readonly ListedWallet[]
  lastUsed?: WalletListContext['lastUsed']
  code?: boolean
  multiWallet?: boolean
}

function build({
  connectors = [],
  recent = [],
  featured = [],
  recommended = [],
  namespace,
  order,
  connections = {},
  excluded = [],
  lastUsed,
  code,
  multiWallet = false,
  wallets,
  ...services
}: Given) {
  const state = {
    connectors,
    connections,
    modal: { open: true, loading: false, shake: false, namespace },
    networks: { requested: [], activeNamespace: 'eip155', active: {} },
    features: { options: { connectorTypeOrder: order }, values: { multiWallet } },
    catalogue: { recent },
    queries: {
      walletList: {
        featured: loaded(featured),
        recommended: loaded(recommended),
        excluded: loaded(excluded),
      },
    },
    // The builder reads nothing else of these slices.
  } as unknown as WalletListState
  const options = {
    services: { config: 'https://service.example' },
    ...services,
    wallets: { custom: [], listed: true, exclude: [], featured: [], ...wallets },
  }
  return buildWalletList(state, options, { lastUsed, code })
}

const names = (given: Given) => build(given).map(row => row.name)

describe('buildWalletList', () => {
  const everyKind: Given = {
    connectors: [external('ledger', 'Ledger'), announced('Rabby', 'io.rabby')],
    recent: [wallet('Recent')],
    featured: [wallet('Featured')],
    wallets: { custom: [wallet('Custom')] },
    recommended: [wallet('Recommended')],
  }

  it('lists installed wallets first, then recent, featured, custom and external ones [C-13]', () => {
    expect(names(everyKind)).toEqual(['Rabby', 'Recent', 'Featured', 'Custom', 'Ledger'])
  })

  it('puts the kinds the site names first and keeps the others in their order [V-14]', () => {
    expect(names({ ...everyKind, order: ['external', 'recent'] })).toEqual([
      'Ledger',
      'Recent',
      'Rabby',
      'Featured',
      'Custom',
    ])
  })

  it('offers wallets to install only to those who have none, where there is neither a registry nor a code [K-05]', () => {
    const recommended = [wallet('A'), wallet('B')]
    const installed = [announced('Rabby', 'io.rabby')]
    expect(names({ recommended, services: {} })).toEqual(['A', 'B'])
    expect(names({ recommended, services: {}, connectors: installed })).toEqual(['Rabby'])
  })

  it('fills the list with recommended wallets up to four rows [K-05]', () => {
    const recommended = ['A', 'B', 'C', 'D', 'E'].map(name => wallet(name))
    expect(names({ recommended })).toEqual(['A', 'B', 'C', 'D'])
    expect(names({ recommended, connectors: [announced('Rabby', 'io.rabby')] })).toEqual([
      'Rabby',
      'A',
      'B',
      'C',
    ])
  })

  it('recommends nothing where the owner chose wallets [K-05]', () => {
    const recommended = [wallet('A')]
    expect(names({ recommended, wallets: { featured: ['x'] } })).toEqual([])
    expect(names({ recommended, wallets: { custom: [wallet('Mine')] } })).toEqual(['Mine'])
  })

  it.each<[string, Connector, ListedWallet]>([
    ['rdns', announced('MetaMask', 'io.metamask'), wallet('MetaMask Fox', { rdns: 'io.metamask' })],
    [
      'rdns of its in-app browser',
      announced('MetaMask', 'io.metamask.mobile'),
      wallet('Fox', { rdns: 'io.metamask' }),
    ],
    ['name, where the entry has no rdns', announced('Rainbow', 'me.rainbow'), wallet('rainbow wallet')],
    [
      'explorer id',
      external('sdk', 'Base', { explorerId: 'fd20' }),
      wallet('Coinbase', { id: 'fd20', rdns: 'a.b' }),
    ],
  ])('shows a wallet once when a connector has the same %s [E-11]', (_, connector, entry) => {
    const rows = build({ connectors: [connector], recent: [], featured: [entry], recommended: [entry] })
    expect(rows.map(row => row.name)).toEqual([connector.name])
  })

  it('shows a wallet of two lists in the first of them [E-11]', () => {
    const rows = build({ recent: [wallet('A')], featured: [wallet('A'), wallet('B', { id: 'x' })] })
    expect(rows.map(row => [row.name, row.group])).toEqual([
      ['A', 'recent'],
      ['B', 'featured'],
    ])
  })

  it('never lets a borrowed name take the place of a wallet of the registry [E-11]', () => {
    const rows = build({
      connectors: [announced('MetaMask', 'com.stranger')],
      recommended: [wallet('MetaMask', { rdns: 'io.metamask' })],
    })
    expect(rows).toHaveLength(2)
  })

  it('shows both wallets that claim one identity, each with a note [C-01]', () => {
    const rows = build({
      connectors: [
        announced('MetaMask', 'io.metamask'),
        announced('MetaMask\u200b', 'io.metamask', { id: 'second' }),
        announced('Rabby', 'io.rabby'),
      ],
    })
    expect(rows.map(row => row.lookAlike)).toEqual([true, true, false])
  })

  it.each([
    ['a letter of another script', 'MetaM\u0430sk'],
    ['letters of one other script', '\u0421\u043e\u0441\u043e'],
    ['an invisible joiner', 'Meta\u034fMask'],
    ['a digit', 'R4bby Phant0m'],
    ['two letters for one', 'Trust VVallet'],
    ['a capital I', 'Uniswap WaIlet'],
    ['marks', 'R\u0301abby'],
    ['blanks and dots', 'Meta.Mask  Wallet'],
  ])('marks a wallet whose name is that of another, but for %s: %s', (_, name) => {
    const real = ['MetaMask', 'Rabby', 'R4bby Phantom', 'Trust Wallet', 'Uniswap Wallet', 'Coco']
    const rows = build({
      connectors: [
        ...real.map((known, index) => announced(known, `io.real${index}`)),
        announced(name, 'com.stranger'),
      ],
    })
    const marked = rows.filter(row => row.lookAlike).map(row => row.name)
    expect(marked).toContain(name)
  })

  it('marks a wallet with the name of a listed one and another rdns, and one of mixed scripts', () => {
    const recommended = [wallet('MetaMask', { rdns: 'io.metamask' }), wallet('Rabby', { rdns: 'io.rabby' })]
    const marks = (connector: Connector) =>
      build({ connectors: [connector], recommended }).find(row => row.name === connector.name)?.lookAlike
    expect(marks(announced('MetaMask', 'com.stranger'))).toBe(true)
    expect(marks(announced('Metamask Wa11et', 'com.stranger'))).toBe(true)
    expect(marks(announced('Sl\u043ep', 'com.slop'))).toBe(true)
    expect(marks(announced('MetaMask', 'io.metamask'))).toBe(false)
    expect(marks(announced('MetaMask', 'io.metamask.mobile'))).toBe(false)
    expect(marks(announced('\u041a\u043e\u0448\u0435\u043b\u0451\u043a', 'ru.koshelek'))).toBe(false)
  })

  it.each([
    ['Email', 'com.stranger'],
    ['E\u2011mail Wallet', 'com.stranger'],
    ['WalletC\u043ennect', 'com.stranger'],
    ['Portico', 'com.stranger'],
    ['Shop Account', 'com.stranger'],
    ['Something', 'example.shop.vault'],
  ])('marks a wallet that calls itself like a row of the kit: %s, %s [C-01] [WA03]', (name, rdns) => {
    const source: Connector = {
      id: 'ID_AUTH',
      name: 'Shop Account',
      type: 'AUTH',
      chain: 'eip155',
      isSource: true,
      announcedAs: 'example.shop.vault',
    }
    const rows = build({ connectors: [source, announced(name, rdns), announced('Rabby', 'io.rabby')] })
    expect(rows.map(row => [row.name, row.lookAlike])).toEqual([
      [name, true],
      ['Rabby', false],
    ])
  })

  it('joins the families of one wallet into a row that asks which to connect [C-13] [C-15]', () => {
    const [row, ...others] = build({
      connectors: [
        announced('Phantom', 'app.phantom'),
        announced('Phantom', 'x', { id: 'Phantom', chain: 'solana' }),
      ],
    })
    expect(others).toEqual([])
    expect(row).toMatchObject({
      type: 'MULTI_CHAIN',
      group: 'injected',
      tag: 'multiChain',
      lookAlike: false,
      route: { name: 'ConnectingMultiChain', walletName: 'Phantom' },
    })
  })

  it('leads to the app on this phone instead of pairing, if a source reaches it', () => {
    const catalogue = { recommended: [wallet('Phantom', { rdns: 'app.phantom' })] }
    const pairing: Connector = {
      id: 'walletConnect',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
      byCode: true,
      chain: 'solana',
    }
    const app = external('phantom', 'Phantom', { chain: 'solana', isSource: true })
    const [row, ...others] = build({ ...catalogue, connectors: [app, pairing], code: false })
    expect(others).toEqual([])
    expect(row?.route).toEqual({ name: 'ConnectingExternal', namespace: 'solana', connectorId: 'phantom' })
    const [paired] = build({ ...catalogue, connectors: [pairing], code: false })
    expect(paired?.route).toEqual({ name: 'ConnectingWalletConnect', walletId: 'phantom' })
  })

  it('offers only the family that was asked for [T-11]', () => {
    const connectors = [
      announced('Phantom', 'a.b'),
      announced('Phantom', 'x', { id: 'Phantom', chain: 'solana' }),
    ]
    const [row] = build({ connectors, namespace: 'solana' })
    expect(row?.route).toEqual({ name: 'ConnectingExternal', namespace: 'solana', connectorId: 'Phantom' })
  })

  it('leaves out recent wallets that do not serve the family [E-15]', () => {
    const recent = [wallet('Solana only', { chains: ['solana:1'] }), wallet('Both', { chains: ['eip155:1'] })]
    expect(names({ recent })).toEqual(['Both'])
  })

  it('hides excluded wallets and their connectors [W-07]', () => {
    const connectors = [
      announced('Rabby', 'io.rabby'),
      external('sdk', 'Base', { explorerId: 'fd20' }),
      announced('Frame', 'sh.frame'),
    ]
    const exclude = ['fd20', 'old', 'sh.frame']
    const given = { connectors, recent: [wallet('Old')], wallets: { exclude } }
    expect(names(given)).toEqual(['Rabby'])
    expect(names({ connectors, excluded: [wallet('Rabby', { rdns: 'io.rabby' })] })).toEqual([
      'Frame',
      'Base',
    ])
  })

  it.each([
    ['EXTERNAL', 'external'],
    ['INJECTED', 'injected'],
    ['ANNOUNCED', 'injected'],
    ['WALLET_CONNECT', 'walletConnect'],
    ['AUTH', undefined],
    ['ID_AUTH', undefined],
  ] as const)(
    'lists a connector of type %s as %s; a login has its own part of the view [C-13]',
    (type, group) => {
      const [row] = build({ connectors: [external('one', 'One', { type })] })
      expect(row?.group).toBe(group)
    },
  )

  it('tags what is installed, recent and connected [E-15]', () => {
    const rabby = announced('Rabby', 'io.rabby')
    const tags = (given: Given) => build(given).map(row => row.tag)
    expect(tags({ connectors: [rabby], recent: [wallet('Old')] })).toEqual(['installed', 'recent'])
    const connection = { connectorId: 'io.rabby', accounts: [] }
    expect(tags({ connectors: [rabby], connections: { eip155: [connection] } })).toEqual(['connected'])
  })

  it('puts the wallet that was used last on top, whatever its kind, unless the site has an order [E-15] [V-14]', () => {
    const connectors = [announced('Rabby', 'io.rabby'), announced('Frame', 'sh.frame')]
    const rows = (given: Given) => build(given).map(({ name, tag }) => [name, tag])
    const frame = { id: 'sh.frame', name: 'Frame' }
    expect(rows({ connectors, lastUsed: frame })).toEqual([
      ['Frame', 'lastUsed'],
      ['Rabby', 'installed'],
    ])
    expect(names({ connectors, lastUsed: frame, order: ['injected'] })).toEqual(['Rabby', 'Frame'])
    const remote = { id: 'walletConnect', name: 'Zerion Wallet' }
    expect(rows({ connectors, recommended: [wallet('Zerion')], lastUsed: remote })).toEqual([
      ['Zerion', 'lastUsed'],
      ['Rabby', 'installed'],
      ['Frame', 'installed'],
    ])
  })

  it('sends a wallet that is not on the page to where it can be had [E-11]', () => {
    const [row] = build({ recommended: [wallet('Zerion')] })
    expect(row?.route).toEqual({ name: 'Downloads', walletId: 'zerion' })
  })

  it('is empty when wallets are switched off', () => {
    expect(build({ ...everyKind, wallets: { listed: false } })).toEqual([])
  })
})

describe('buildWalletList with remote wallets', () => {
  const pairing: Connector = {
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    byCode: true,
    chain: 'eip155',
  }
  const given: Given = {
    connectors: [pairing, announced('Rabby', 'io.rabby')],
    recommended: [wallet('Rabby', { rdns: 'io.rabby' }), wallet('Remote')],
  }

  it('puts the code for any wallet after the installed ones, and leads wallets that are elsewhere to pairing [C-02]', () => {
    expect(build(given).map(({ name, tag, route }) => [name, tag, route.name])).toEqual([
      ['Rabby', 'installed', 'ConnectingExternal'],
      ['WalletConnect', 'qrCode', 'ConnectingWalletConnect'],
      ['Remote', undefined, 'ConnectingWalletConnect'],
    ])
    expect(names({ ...given, order: ['walletConnect'] })).toEqual(['WalletConnect', 'Rabby', 'Remote'])
  })

  it('keeps a wallet that was used last when the list is full already [E-15]', () => {
    const lastUsed = { id: 'walletConnect', name: 'Fifth' }
    const recommended = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(name => wallet(name))
    expect(names({ connectors: [pairing], recommended, lastUsed })).toEqual([
      'Fifth',
      'WalletConnect',
      'First',
      'Second',
    ])
    const connectors = [pairing, ...['A', 'B', 'C', 'D'].map(name => announced(name, `io.${name}`))]
    expect(names({ connectors, recommended, lastUsed })[0]).toBe('Fifth')
  })

  it('offers the code again to whoever scanned it last with a wallet that is in no list [E-15]', () => {
    const rows = (more: Given) => build({ ...given, ...more }).map(({ name, tag }) => [name, tag])
    const unknown = { id: 'walletConnect', name: 'Rare Wallet' }
    expect(rows({ lastUsed: unknown }).slice(0, 2)).toEqual([
      ['WalletConnect', 'lastUsed'],
      ['Rabby', 'installed'],
    ])
    const listed = { id: 'walletConnect', name: 'Remote' }
    expect(rows({ lastUsed: listed })).toEqual([
      ['Remote', 'lastUsed'],
      ['Rabby', 'installed'],
      ['WalletConnect', 'qrCode'],
    ])
    const connections = { eip155: [{ connectorId: 'walletConnect', accounts: [] }] }
    expect(rows({ lastUsed: unknown, connections })[1]).toEqual(['WalletConnect', 'connected'])
  })

  it('shows no code where it is of no use: a phone cannot scan itself [C-02]', () => {
    expect(names({ ...given, code: false })).toEqual(['Rabby', 'Remote'])
  })

  it('leads to downloads where nothing can be paired [C-02]', () => {
    const [, remote] = build({ ...given, connectors: [announced('Rabby', 'io.rabby')] })
    expect(remote?.route).toEqual({ name: 'Downloads', walletId: 'remote' })
  })

  it('offers no second remote wallet beside a connected one, unless there may be several [T-04]', () => {
    const connections = { eip155: [{ connectorId: 'walletConnect', accounts: [] }] }
    expect(build({ ...given, connections }).map(({ tag, disabled }) => [tag, Boolean(disabled)])).toEqual([
      ['installed', false],
      ['connected', true],
      [undefined, true],
    ])
    const several = build({ ...given, connections, multiWallet: true })
    expect(several.map(({ tag, disabled }) => [tag, Boolean(disabled)])).toEqual([
      ['installed', false],
      ['qrCode', false],
      [undefined, false],
    ])
  })
})
