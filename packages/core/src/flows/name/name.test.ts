import { PorticoError, userRejected } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { address, otherAddress } from '../../../test/createFakeAdapter.js'
import { type FakeRequest, json } from '../../../test/createFakeEnvironment.js'
import { one } from '../../../test/createTestPortico.js'
import { disconnect } from '../../connection/disconnect.js'
import { switchNetwork } from '../../connection/switchNetwork.js'
import { fetchIdentity, identityQuery, selectIdentityOwner, selectProfile } from '../../data/fetchIdentity.js'
import { resolveName } from '../../data/resolveName.js'
import { pushView } from '../../dialog/navigate.js'
import { openModal } from '../../dialog/openModal.js'
import { createUnsupportedNetwork } from '../../families/networks/createUnsupportedNetwork.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { watchQuery } from '../../query/watchQuery.js'
import { selectQuery } from '../../store/slices/queries.js'
import { selectRoute } from '../../store/slices/router.js'
import { confirmName, editName, findNameProblem, registerName, selectNaming } from './name.js'
import { nameAvailabilityQuery, nameSuggestionsQuery } from './nameQueries.js'

const zone = 'shop.example'
const name = `alice.${zone}`
const refuse = (body?: unknown, status = 400) => new Response(body ? JSON.stringify(body) : null, { status })
const reason = 'This name is registered already.'
const reasons = { reasons: [{ name: '', description: reason }, { description: 'And another.' }] }

type Answer = (request: FakeRequest) => Response

async function setUp(
  { register = () => json({ success: true }), ...answers }: Readonly<Record<string, Answer>> = {},
  options: Parameters<typeof createDataVisit>[1] = {},
) {
  const world = await createDataVisit(
    {
      'supported-chains': () => json({ http: ['eip155:1', 'eip155:10'], ws: [], nameZone: zone }),
      '/identity/': () => json({ name: null, avatar: null }),
      '/reverse/': () => json([]),
      '/profile/account': request => (request.method === 'POST' ? register(request) : refuse(undefined, 404)),
      ...answers,
    },
    options,
  )
  await import('./readSuggestions.js')
  const { portico, fake } = world
  const events: string[] = []
  portico.store.subscribe(() => {
    const { event } = portico.store.get().events.data
    if (event.includes('NAME') && event !== events.at(-1)) events.push(event)
  })
  return {
    ...world,
    events,
    read: () => selectNaming(portico.store.get()),
    posts: () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    async submit(label = 'Alice') {
      openModal(portico, { view: 'RegisterAccountName' })
      editName(portico, label)
      await confirmName(portico)
    },
  }
}

describe('registering a name', () => {
  it('has the wallet sign JSON of the name, attributes and the second, and sends that [W-23]', async () => {
    const { portico, adapter, posts, fake, events } = await setUp()
    const timestamp = Math.floor(fake.now() / 1000)
    expect(await registerName(portico, { label: 'Alice' })).toBe(name)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    expect(adapter.calls).toContain(`signMessage:${message}`)
    expect(posts()).toEqual([{ coin_type: 0x8000_0001, address, message, signature: `0x${'ab'.repeat(65)}` }])
    expect(events).toEqual(['REGISTER_NAME_INITIATED', 'REGISTER_NAME_SUCCESS'])
  })

  it('gives the account its name at once, and leads to it whoever had looked it up before [W-22]', async () => {
    let isRegistered = false
    const { portico, submit } = await setUp({
      '/profile/account': ({ method }) => {
        if (method === 'POST') isRegistered = true
        if (method === 'POST') return json({ success: true })
        const addresses = { 60: { address, created: '' } }
        return isRegistered ? json({ addresses, attributes: [] }) : refuse(undefined, 404)
      },
    })
    await fetchIdentity(portico)
    expect(await resolveName(portico, { name })).toBeUndefined()
    await submit()
    expect(selectProfile(portico.store.get()).name).toBe(name)
    expect(await resolveName(portico, { name })).toBe(address)
    expect(selectRoute(portico.store.get().router).name).toBe('RegisterAccountNameSuccess')
  })

  it('is not forgotten for an answer that left before there was a name', async () => {
    const { portico, fake, submit, asked } = await setUp()
    const withIdentity = (answer: () => Response | Promise<Response>) =>
      fake.answer(({ url }) => (url.pathname.includes('/identity/') ? answer() : undefined))
    let arrive: (answer: Response) => void = () => {}
    withIdentity(() => new Promise(resolve => (arrive = resolve)))
    const owner = selectIdentityOwner(portico.store.get())
    if (!owner) return expect.unreachable()
    const stop = watchQuery(portico, identityQuery, owner)
    await submit()
    withIdentity(() => json({ name, avatar: null }))
    arrive(json({ name: null, avatar: null }))
    await expect.poll(() => asked('/identity/')).toHaveLength(2)
    await expect.poll(() => selectQuery(portico.store.get(), identityQuery, owner).status).toBe('success')
    expect(selectProfile(portico.store.get()).name).toBe(name)
    stop()
  })

  it('says the first reason of the service, and stays in the form [X-07]', async () => {
    const { read, submit, portico, events } = await setUp({ register: () => refuse(reasons) })
    await submit()
    expect(read()).toMatchObject({ status: 'failed', draft: { label: 'Alice' }, error: { message: reason } })
    expect(selectRoute(portico.store.get().router).name).toBe('RegisterAccountName')
    expect(events.at(-1)).toBe('REGISTER_NAME_ERROR')
  })

  it.each([
    ['no reason', () => refuse()],
    ['reasons that are none', () => refuse({ reasons: [] })],
    ['text that is too long', () => refuse({ reasons: [{ description: 'x'.repeat(20_000) }] })],
    ['a failure', () => refuse(undefined, 503)],
  ])('says which name failed where the service gives %s [X-07]', async (_title, register) => {
    const { read, submit } = await setUp({ register })
    await submit()
    expect(read()).toMatchObject({ status: 'failed', error: { message: `Error registering name ${name}` } })
  })

  it('can be tried again after the wallet has said no', async () => {
    const { read, submit, posts, adapter } = await setUp()
    adapter.answer('signMessage', async () => {
      throw new PorticoError(userRejected)
    })
    await submit()
    expect(read()).toMatchObject({ status: 'failed', error: { code: 'user_rejected' } })
    expect(posts()).toEqual([])
    adapter.answer('signMessage', async () => `0x${'cd'.repeat(65)}`)
    await submit()
    expect(read()).toMatchObject({ status: 'done', name })
  })

  it('moves nothing of another account that is chosen while the wallet is asked', async () => {
    const { portico, adapter, read } = await setUp()
    let sign: (signature: `0x${string}`) => void = () => {}
    adapter.answer('signMessage', () => new Promise(resolve => (sign = resolve)))
    openModal(portico, { view: 'RegisterAccountName' })
    editName(portico, 'alice')
    const first = confirmName(portico)
    await expect.poll(() => adapter.calls.some(call => call.startsWith('signMessage'))).toBe(true)
    await switchNetwork(portico, 'eip155:10')
    editName(portico, 'bobby')
    sign(`0x${'cd'.repeat(65)}`)
    await first
    expect(read()).toMatchObject({ status: 'draft', draft: { label: 'bobby' } })
    expect(read()).not.toHaveProperty('error')
    expect(selectRoute(portico.store.get().router).name).toBe('RegisterAccountName')
  })

  it('is not begun for an account with what another has filled in', async () => {
    const { portico, adapter } = await setUp()
    editName(portico, 'alice')
    await switchNetwork(portico, 'eip155:10')
    await confirmName(portico)
    expect(adapter.calls.some(call => call.startsWith('signMessage'))).toBe(false)
  })

  it('is done where the answer was lost on its way, but the name is there', async () => {
    const { read, submit } = await setUp({
      register: () => {
        throw new TypeError('Failed to fetch')
      },
      '/reverse/': () => json([{ name }]),
    })
    await submit()
    expect(read()).toMatchObject({ status: 'done', name })
  })

  it('is done where the page was loaded anew before the service answered, and somebody registers it once more', async () => {
    const first = await setUp()
    first.fake.answer(({ method }) => (method === 'POST' ? new Promise<Response>(() => {}) : undefined))
    openModal(first.portico, { view: 'RegisterAccountName' })
    editName(first.portico, 'alice')
    void confirmName(first.portico)
    await expect.poll(() => first.posts()).toHaveLength(1)
    const second = await setUp({
      register: () => refuse(reasons),
      '/reverse/': () => json([{ name, addresses: { 60: { address, created: '' } }, attributes: [] }]),
    })
    expect(second.read()).toMatchObject({ status: 'draft', draft: { label: '' } })
    await second.submit('alice')
    expect(second.read()).toMatchObject({ status: 'done', name })
  })

  it('asks for the signature once, however often it is submitted', async () => {
    const { portico, adapter, submit } = await setUp()
    await Promise.all([submit(), confirmName(portico), confirmName(portico)])
    expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toHaveLength(1)
  })

  it('is not begun for nobody, for no name, and on chains without a number for it [R-16] [R-17] [X-07]', async () => {
    const { portico, adapter } = await setUp()
    await expect(registerName(portico, { label: 'bob' })).rejects.toThrow('at least 4')
    await expect(registerName(portico, { label: 'al.ice' })).rejects.toThrow('letters, numbers or hyphens')
    await disconnect(portico)
    await expect(registerName(portico, { label: 'alice' })).rejects.toThrow(
      'Address or auth connector not found',
    )
    const high = await setUp({}, { networks: [{ ...one, id: 0x8000_0000 }] })
    await expect(registerName(high.portico, { label: 'alice' })).rejects.toThrow('Chain is not supported')
    const test = await setUp({}, { networks: [{ ...one, testnet: true }] })
    await expect(registerName(test.portico, { label: 'alice' })).rejects.toThrow('Chain is not supported')
    for (const { calls } of [adapter, high.adapter, test.adapter])
      expect(calls.filter(call => call.startsWith('signMessage'))).toEqual([])
  })

  it('is not begun on a network that the site does not have [X-07]', async () => {
    const { portico } = await setUp()
    portico.store.set(state => ({
      ...state,
      networks: {
        ...state.networks,
        active: {
          ...state.networks.active,
          eip155: createUnsupportedNetwork({ numericChainIds: true }, 'eip155:99'),
        },
      },
    }))
    await expect(registerName(portico, { label: 'alice' })).rejects.toThrow('Network not found')
  })

  it('tells that somebody has turned to choosing one', async () => {
    const { portico } = await setUp()
    openModal(portico)
    pushView(portico, 'ChooseAccountName')
    await expect
      .poll(() => portico.store.get().events.data)
      .toEqual({
        event: 'OPEN_ENS_FLOW',
        properties: { isSmartAccount: false },
      })
  })

  it('works on a network for tests where the owner says so', async () => {
    const { portico } = await setUp({}, { networks: [{ ...one, testnet: true, names: true }] })
    expect(await registerName(portico, { label: 'alice' })).toBe(name)
    expect(selectProfile(portico.store.get()).name).toBe(name)
  })

  it('is refused where the services register none', async () => {
    const { portico } = await setUp({ 'supported-chains': () => json({ http: ['eip155:1'], ws: [] }) })
    await expect(registerName(portico, { label: 'alice' })).rejects.toThrow('Error registering name')
  })
})

describe('what can be registered', () => {
  it.each([
    ['abc', 'tooShort'],
    ['a'.repeat(64), 'tooLong'],
    ['аlice', 'characters'],
    ['a lice', 'characters'],
    ['al_ce', 'characters'],
    ['al.ice', 'characters'],
    ['alic', undefined],
    ['A-1-b', undefined],
  ])('%s: %s [R-16]', (label, problem) => expect(findNameProblem(label)).toBe(problem))

  it('is whatever leads nowhere [W-22]', async () => {
    const answer = json({ addresses: { 60: { address: otherAddress, created: '' } }, attributes: [] })
    const taken = await setUp({ '/profile/account': () => answer })
    expect(await fetchQuery(taken.portico, nameAvailabilityQuery, { name })).toBe(false)
    const free = await setUp()
    expect(await fetchQuery(free.portico, nameAvailabilityQuery, { name })).toBe(true)
    const [url] = free.asked('/profile/account/')
    expect(url?.pathname).toBe(`/v1/profile/account/${name}`)
  })

  it('that cannot be looked up says why in the words of the service, else of the catalogue [X-07]', async () => {
    const look = async (body?: unknown) => {
      const { portico } = await setUp({ '/profile/account': () => refuse(body) })
      return fetchQuery(portico, nameAvailabilityQuery, { name })
    }
    await expect(look(reasons)).rejects.toThrow(reason)
    await expect(look()).rejects.toThrow('Error resolving name')
  })

  it('is suggested by the service, in the zone that it has names in [W-22] [E-15]', async () => {
    const suggestions = [
      { name, registered: true },
      { name: `alice-2.${zone}`, registered: false },
    ]
    const { portico, asked } = await setUp({ '/suggestions/': () => json({ suggestions }) })
    expect(await fetchQuery(portico, nameSuggestionsQuery, { label: 'Alice' })).toEqual(suggestions)
    const [url] = asked('/suggestions/')
    expect(url?.pathname).toBe('/v1/profile/suggestions/alice')
    expect(url?.searchParams.get('zone')).toBe(zone)
  })

  it('is not suggested where that fails, which says why [X-07]', async () => {
    const suggest = async (body?: unknown) => {
      const { portico } = await setUp({ '/suggestions/': () => refuse(body) })
      return fetchQuery(portico, nameSuggestionsQuery, { label: 'alice' })
    }
    await expect(suggest(reasons)).rejects.toThrow(reason)
    await expect(suggest()).rejects.toThrow('Error fetching name suggestions')
  })
})
