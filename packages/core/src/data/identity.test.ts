import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { json } from '../../test/createFakeEnvironment.js'
import { one, ten } from '../../test/createTestPortico.js'
import { disconnect } from '../connection/disconnect.js'
import { switchNetwork } from '../connection/switchNetwork.js'
import { getEvmCoinTypes } from '../families/eip155/getEvmCoinTypes.js'
import { solana } from '../families/networks/solana.js'
import { selectQuery } from '../store/slices/queries.js'
import { fetchIdentity, identityQuery } from './fetchIdentity.js'
import { resolveName } from './resolveName.js'

const avatar = 'https://data.example/alice.png'
const alice = { '/identity/': () => json({ name: 'alice.eth', avatar }) }
const refused = () => new Response(null, { status: 400 })

describe('what people call an account', () => {
  it('is asked for by address, with who asks, and used again for 5 minutes [W-12] [K-09]', async () => {
    const { portico, asked, fake } = await createDataVisit(alice)
    expect(await fetchIdentity(portico)).toEqual({ name: 'alice.eth', avatar })
    const [url] = asked('/identity/')
    expect(url?.pathname).toBe(`/v1/identity/${address}`)
    expect(url?.searchParams.get('sender')).toBe(address)
    await fake.advance(299_999)
    await fetchIdentity(portico)
    expect(asked('/identity/')).toHaveLength(1)
    await fake.advance(1)
    await fetchIdentity(portico)
    expect(asked('/identity/')).toHaveLength(2)
  })

  it('that a network does not tell is not taken for that of the next [W-12] [W-11]', async () => {
    const { portico } = await createDataVisit({
      'supported-chains': () => json({ http: ['eip155:10'], ws: [] }),
      ...alice,
    })
    expect(await fetchIdentity(portico)).toEqual({})
    await switchNetwork(portico, ten)
    expect(await fetchIdentity(portico)).toEqual({ name: 'alice.eth', avatar })
  })

  it('may be that of somebody else, whose address is told apart by no case of its letters [W-12] [R-19]', async () => {
    const { portico, asked } = await createDataVisit(alice)
    const shouted = `0x${'Ab'.repeat(20)}`
    await fetchIdentity(portico, { address: shouted })
    await fetchIdentity(portico, { address: shouted.toLowerCase() })
    expect(asked('/identity/').map(({ pathname }) => pathname)).toEqual([`/v1/identity/${shouted}`])
  })

  it('falls back to the first name that leads there, used again for 5 minutes [W-22] [K-09]', async () => {
    const { portico, asked, fake } = await createDataVisit({
      '/identity/': refused,
      '/reverse/': () => json([{ name: 'alice.example' }, { name: 'second.example' }]),
    })
    expect(await fetchIdentity(portico)).toEqual({ name: 'alice.example' })
    const [url] = asked('/reverse/')
    expect(url?.pathname).toBe(`/v1/profile/reverse/${address}`)
    expect(url?.searchParams.get('apiVersion')).toBe('2')
    expect(url?.searchParams.get('sender')).toBe(address)
    await fake.advance(299_999)
    await fetchIdentity(portico, { force: true })
    expect(asked('/reverse/')).toHaveLength(1)
    await fake.advance(1)
    await fetchIdentity(portico, { force: true })
    expect(asked('/reverse/')).toHaveLength(2)
  })

  it('that cannot be found out is an error, in the words of the catalogue [X-07]', async () => {
    const { portico } = await createDataVisit({ '/identity/': refused, '/reverse/': refused })
    await expect(fetchIdentity(portico)).rejects.toThrow('Error fetching names for address')
  })

  it('is nothing where the service knows nothing, or says what is no name', async () => {
    const answers = [{}, { name: null, avatar: null }, { name: 'a b', avatar: 'javascript:alert(1)' }]
    for (const answer of answers) {
      const { portico } = await createDataVisit({ '/identity/': () => json(answer) })
      expect(await fetchIdentity(portico)).toEqual({})
    }
  })

  it('is asked for on EVM chains only, and not on networks for tests [W-32]', async () => {
    const test = await createDataVisit(alice, { networks: [{ ...one, testnet: true }] })
    expect(await fetchIdentity(test.portico)).toEqual({})
    const other = await createDataVisit(alice, {
      networks: [solana],
      adapter: createFakeAdapter({ namespace: 'solana' }),
    })
    expect(await fetchIdentity(other.portico)).toEqual({})
    expect([...test.asked('/v1'), ...other.asked('/v1')]).toEqual([])
  })

  it('is forgotten when its owner leaves', async () => {
    const { portico } = await createDataVisit(alice)
    await fetchIdentity(portico)
    await disconnect(portico)
    const owner = { caipAddress: `eip155:1:${address}`, account: `eip155:1:${address}` } as const
    expect(selectQuery(portico.store.get(), identityQuery, owner)).toEqual({
      status: 'pending',
      fetchStatus: 'idle',
    })
  })
})

describe('the address of a name', () => {
  const leading = (addresses: Readonly<Record<string, string>>) => ({
    '/profile/account/': () =>
      json({
        addresses: Object.fromEntries(
          Object.entries(addresses).map(([type, text]) => [type, { address: text, created: '' }]),
        ),
        attributes: [],
      }),
  })

  it('is looked up as it is typed but for case and room, and used again for 5 minutes [W-22] [K-09]', async () => {
    const { portico, asked, fake } = await createDataVisit(leading({ 60: otherAddress }))
    expect(await resolveName(portico, { name: ' Alice.eth ' })).toBe(otherAddress)
    const [url] = asked('/profile/')
    expect(url?.pathname).toBe('/v1/profile/account/alice.eth')
    expect(url?.searchParams.get('apiVersion')).toBe('2')
    await fake.advance(299_999)
    await resolveName(portico, { name: 'alice.eth' })
    expect(asked('/profile/')).toHaveLength(1)
    await fake.advance(1)
    await resolveName(portico, { name: 'alice.eth' })
    expect(asked('/profile/')).toHaveLength(2)
  })

  it('is the one of the network, where the name has one, and never what is no address [W-22] [R-20]', async () => {
    const { portico } = await createDataVisit(
      leading({ 60: address, [0x8000_0000 + 10]: otherAddress, [0x8000_0000 + 1]: 'javascript:alert(1)' }),
    )
    expect(await resolveName(portico, { name: 'alice.eth' })).toBe(address)
    await switchNetwork(portico, ten)
    expect(await resolveName(portico, { name: 'alice.eth' })).toBe(otherAddress)
    const liar = await createDataVisit(leading({ 60: '0x1234' }))
    expect(await resolveName(liar.portico, { name: 'alice.eth' })).toBeUndefined()
  })

  it('is none where the name is not taken; what fails says so in the words of the catalogue [X-07]', async () => {
    const free = await createDataVisit({ '/profile/': () => new Response(null, { status: 404 }) })
    expect(await resolveName(free.portico, { name: 'nobody.eth' })).toBeUndefined()
    const down = await createDataVisit({ '/profile/': refused })
    await expect(resolveName(down.portico, { name: 'alice.eth' })).rejects.toThrow('Error resolving name')
  })

  it('is not asked for where the text is no name', async () => {
    const { portico, asked } = await createDataVisit(leading({ 60: address }))
    for (const name of [
      '',
      'alice',
      'alice.',
      '.eth',
      'a lice.eth',
      'a\u202e.eth',
      'a/b.eth',
      `${'x'.repeat(252)}.eth`,
    ])
      expect(await resolveName(portico, { name })).toBeUndefined()
    expect(asked('/v1')).toEqual([])
  })

  it('has no number on chains whose id leaves no room for the mark: 0x80000000 and more [R-17]', () => {
    expect(getEvmCoinTypes('1')).toEqual([60, 2_147_483_649, 2_147_483_648, 60])
    expect(getEvmCoinTypes('10')).toEqual([2_147_483_658, 2_147_483_648, 60])
    expect(getEvmCoinTypes('2147483647')[0]).toBe(0xffff_ffff)
    for (const id of ['2147483648', '4294967295', '0', '-1', '1.5', 'x'])
      expect(getEvmCoinTypes(id)).toEqual([])
  })
})
