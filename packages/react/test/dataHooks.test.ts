import './provideDocument.js'
import { disconnect, type Portico, switchNetwork } from '@portico/core'
import { fetchRemoteFeatures } from '@portico/core/internal'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { createDataVisit } from '../../core/test/createDataVisit.js'
import { address, otherAddress } from '../../core/test/createFakeAdapter.js'
import { json } from '../../core/test/createFakeEnvironment.js'
import { ten } from '../../core/test/createTestPortico.js'
import { useButtonModel } from '../src/buttons/useButtonModel.js'
import { PorticoContext } from '../src/context/PorticoContext.js'
import { usePorticoActivity } from '../src/hooks/usePorticoActivity.js'
import { usePorticoBalances } from '../src/hooks/usePorticoBalances.js'
import { usePorticoConnections } from '../src/hooks/usePorticoConnections.js'
import { usePorticoName } from '../src/hooks/usePorticoName.js'
import { usePorticoNfts } from '../src/hooks/usePorticoNfts.js'

function Probe({ use }: { readonly use: () => void }) {
  use()
  return null
}

/** What a hook has given to its user when that was rendered last, and how its user leaves. */
function render<Result>(portico: Portico, useIt: () => Result) {
  const seen: Result[] = []
  const probe = createElement(Probe, { use: () => void seen.push(useIt()) })
  const root = createRoot(document.createElement('div'))
  root.render(createElement(PorticoContext.Provider, { value: portico }, probe))
  onTestFinished(() => root.unmount())
  return { latest: () => seen.at(-1), leave: () => root.unmount() }
}

const token = (chainId: string, numeric: string) => ({
  name: 'Ether',
  symbol: 'ETH',
  chainId,
  price: 2000,
  quantity: { decimals: '18', numeric },
  iconUrl: '',
})

it('has the tokens of the network in use every 30 seconds, until nobody shows them [W-21] [K-09]', async () => {
  let amount = '1'
  const { portico, asked, fake } = await createDataVisit({
    '/balance': ({ url }) => json({ balances: [token(url.searchParams.get('chainId') ?? '', amount)] }),
  })
  const { latest, leave } = render(portico, () => usePorticoBalances())
  const shown = () => latest()?.data?.map(({ chainId, quantity }) => `${quantity.numeric} on ${chainId}`)
  await expect.poll(shown).toEqual(['1 on eip155:1'])
  amount = '2'
  await fake.advance(30_000)
  await expect.poll(shown).toEqual(['2 on eip155:1'])
  await switchNetwork(portico, ten)
  await expect.poll(shown).toEqual(['2 on eip155:10'])
  amount = '3'
  await latest()?.refetch()
  await expect.poll(shown).toEqual(['3 on eip155:10'])
  leave()
  const times = asked('/balance').length
  await fake.advance(600_000)
  expect(asked('/balance')).toHaveLength(times)
})

it('asks for no tokens while it may not, or nobody is connected', async () => {
  const { portico, asked } = await createDataVisit({ '/balance': () => json({ balances: [] }) })
  const { latest } = render(portico, () => usePorticoBalances({ query: { enabled: false } }))
  await expect.poll(() => latest()?.status).toBe('pending')
  await disconnect(portico)
  const other = render(portico, () => usePorticoBalances())
  await expect.poll(() => other.latest()?.status).toBe('pending')
  await expect(other.latest()?.refetch()).rejects.toThrow()
  expect(asked('/balance')).toEqual([])
})

it('has what the account has done, page by page, and an empty list where that fails [W-13] [E-14]', async () => {
  const transaction = (id: string) => ({
    id,
    metadata: {
      operationType: 'send',
      hash: id,
      chain: 'eip155:1',
      minedAt: '2026-01-01T00:00:00Z',
      sentFrom: address,
      sentTo: otherAddress,
      status: 'confirmed',
      nonce: 0,
    },
    transfers: [],
  })
  const { portico } = await createDataVisit({
    '/history': ({ url }) =>
      url.searchParams.has('cursor')
        ? json({ data: [transaction('b')], next: null })
        : json({ data: [transaction('a')], next: 'x' }),
  })
  const { latest } = render(portico, () => usePorticoActivity())
  const shown = () => latest()?.transactions.map(({ id }) => id)
  await expect.poll(shown).toEqual(['a'])
  expect(latest()?.hasMore).toBe(true)
  await latest()?.loadMore()
  await expect.poll(shown).toEqual(['a', 'b'])
  expect(latest()?.hasMore).toBe(false)

  const down = await createDataVisit({ '/history': () => new Response(null, { status: 400 }) })
  const failed = render(down.portico, () => usePorticoActivity())
  await expect.poll(() => failed.latest()?.status).toBe('error')
  expect(failed.latest()).toMatchObject({ transactions: [], hasMore: false })
})

it('has the name of the account, or of an address [W-12]', async () => {
  const { portico } = await createDataVisit({
    '/identity/': ({ url }) => json({ name: url.pathname.includes(address) ? 'alice.eth' : 'bob.eth' }),
  })
  const own = render(portico, () => usePorticoName())
  const other = render(portico, () => usePorticoName({ address: otherAddress }))
  await expect.poll(() => own.latest()?.data?.name).toBe('alice.eth')
  await expect.poll(() => other.latest()?.data?.name).toBe('bob.eth')
})

it('has what the account has collected, page by page', async () => {
  const nft = (tokenId: string) => ({
    chainId: 'eip155:1',
    address: `eip155:1:${otherAddress}`,
    tokenId,
    amount: '1',
    isSpam: false,
  })
  const { portico } = await createDataVisit({
    '/nfts': ({ url }) =>
      url.searchParams.has('cursor')
        ? json({ data: [nft('2')], next: null })
        : json({ data: [nft('1')], next: 'x' }),
  })
  const { latest } = render(portico, () => usePorticoNfts())
  const shown = () => latest()?.nfts.map(({ tokenId }) => tokenId)
  await expect.poll(shown).toEqual(['1'])
  expect(latest()?.hasMore).toBe(true)
  await latest()?.loadMore()
  await expect.poll(shown).toEqual(['1', '2'])
  expect(latest()?.hasMore).toBe(false)
})

it('asks for no name while it may not [W-12]', async () => {
  const { portico, asked } = await createDataVisit({ '/identity/': () => json({ name: 'alice.eth' }) })
  const { latest } = render(portico, () => usePorticoName({ query: { enabled: false } }))
  await expect.poll(() => latest()?.status).toBe('pending')
  expect(asked('/identity/')).toEqual([])
})

it('has buttons ask for the name of the account, where there is a data service [W-12]', async () => {
  const alice = { '/identity/': () => json({ name: 'alice.eth', avatar: null }) }
  const { portico } = await createDataVisit(alice)
  const { latest } = render(portico, () => useButtonModel({}, 'test'))
  await expect.poll(() => latest()?.label).toBe('alice.eth')
  const without = await createDataVisit(alice, { services: {} })
  const plain = render(without.portico, () => useButtonModel({}, 'test'))
  await expect.poll(() => plain.latest()?.kind).toBe('account')
  expect(without.asked('/v1')).toEqual([])
})

it('lists no connections where several wallets are off, with an info alert once that is known [R-10]', async () => {
  const { portico } = await createDataVisit(
    { '/appkit/v1/config': () => json({ features: [] }) },
    { services: { config: 'https://config.example' } },
  )
  const { latest } = render(portico, () => usePorticoConnections())
  await expect.poll(latest).toMatchObject({ connections: [], recentConnections: [] })
  expect(portico.store.get().connections.eip155).toHaveLength(1)
  expect(portico.store.get().alerts.items).toEqual([])
  await fetchRemoteFeatures(portico)
  await expect
    .poll(() => portico.store.get().alerts.items)
    .toMatchObject([{ title: 'Multi-Wallet Not Enabled', level: 'info' }])
  expect(latest()).toMatchObject({ connections: [], recentConnections: [] })
})
