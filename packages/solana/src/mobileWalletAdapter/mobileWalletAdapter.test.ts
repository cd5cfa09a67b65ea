import {
  connect,
  createPortico,
  type Portico,
  reconnect,
  selectConnectedAccount,
  signMessage,
  startPortico,
} from '@portico/core'
import { type Solana, startSolana } from '@portico/sandbox/solana'
import { until } from '@portico/testing/conformance'
import { base64urlnopad } from '@scure/base'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '../../../pairing/test/createMemoryDatabase.js'
import { createSolanaNetwork } from '../../test/createSolanaWorld.js'
import { createMwaWorld, type Reflector } from '../../test/phone/createMwaWorld.js'
import type { PhoneTab } from '../../test/phone/createPhone.js'
import { startReflector } from '../../test/phone/startReflector.js'
import { solana } from '../solana.js'

describe('wallets of the Mobile Wallet Adapter', () => {
  let chain: Solana
  let reflector: Reflector
  beforeAll(async () => {
    ;[chain, reflector] = await Promise.all([startSolana({}), startReflector()])
  })
  afterAll(() => Promise.all([chain.stop(), reflector.stop()]))

  let world: ReturnType<typeof createMwaWorld>
  const releases: (() => void)[] = []
  afterEach(() => {
    for (const release of releases.splice(0)) release()
    world.app.end()
  })

  function openSite({ environment }: Pick<PhoneTab, 'environment'> = world.phone.openTab()): Portico {
    const portico = createPortico({
      projectId: 'test',
      networks: [createSolanaNetwork(chain)],
      adapters: [solana()],
      sources: [world.createSource().source],
      metadata: { name: 'Shop', url: 'https://shop.example', icons: [] },
      environment,
      debug: false,
    })
    releases.push(startPortico(portico))
    return portico
  }

  const account = (portico: Portico) => selectConnectedAccount(portico.store.get(), 'solana')
  const enter = (portico: Portico) =>
    connect(portico, { connectorId: 'mobileWalletAdapter', namespace: 'solana' })
  const sign = (portico: Portico) => signMessage(portico, { namespace: 'solana', message: 'Hello' })

  it('opens the link of the specification in the tap, and closes the session afterwards', async () => {
    world = createMwaWorld(chain)
    await enter(openSite())
    const [link] = world.app.opened
    expect(link?.protocol).toBe('solana-wallet:')
    expect(link?.pathname).toBe('/v1/associate/local')
    expect(link?.searchParams.get('v')).toBe('v1')
    const port = Number(link?.searchParams.get('port'))
    expect(port >= 49_152 && port <= 65_535).toBe(true)
    const point = base64urlnopad.decode(link?.searchParams.get('association') ?? '')
    expect([point.length, point[0]]).toEqual([65, 4])
    await until(() => expect(world.app.getSessionCount()).toBe(0))
  })

  it('uses the wallet’s own address from then on, if it is https', async () => {
    world = createMwaWorld(chain, { uriBase: 'https://alder.example/mwa/' })
    const portico = openSite()
    await enter(portico)
    await sign(portico)
    expect(world.app.opened.at(-1)?.href).toMatch(/^https:\/\/alder\.example\/mwa\/v1\/associate\/local\?/)
  })

  it('never opens another scheme that a wallet names', async () => {
    world = createMwaWorld(chain, { uriBase: 'javascript:alert(1)//' })
    const portico = openSite()
    await enter(portico)
    await sign(portico)
    expect(world.app.opened.map(({ protocol }) => protocol)).toEqual(['solana-wallet:', 'solana-wallet:'])
  })

  it('is recognised by the wallet in later visits', async () => {
    world = createMwaWorld(chain)
    await enter(openSite())
    const portico = openSite()
    await reconnect(portico)
    expect(account(portico)?.address).toBe(world.control.address())
    await sign(portico)
    expect(world.control.requests().filter(({ method }) => method === 'standard:connect')).toHaveLength(1)
  })

  it('ends the session that the wallet no longer knows', async () => {
    world = createMwaWorld(chain)
    const portico = openSite()
    await enter(portico)
    world.app.forgetSites()
    await expect(sign(portico)).rejects.toMatchObject({ code: 'unauthorized' })
    expect(account(portico)).toBeUndefined()
  })

  it('says so soon where no app opens', async () => {
    world = createMwaWorld(chain)
    const tab = world.phone.openTab('https://shop.example/', { document: { visibilityState: 'visible' } })
    const portico = openSite({
      environment: {
        ...tab.environment,
        openWindow() {},
        setTimeout: (act, wait) => setTimeout(act, wait === 3000 ? 0 : wait),
      },
    })
    await expect(enter(portico)).rejects.toMatchObject({ code: 'wallet_timeout' })
  })

  it('shows a button where the browser opens no app', async () => {
    world = createMwaWorld(chain)
    await enter(openSite())
    const navigator = { userActivation: { isActive: false } }
    const portico = openSite(world.phone.openTab('https://shop.example/', { navigator }))
    await reconnect(portico)
    const signing = sign(portico)
    const getRoute = () => portico.store.get().router.stack.at(-1)
    await until(() => expect(getRoute()).toMatchObject({ name: 'OpenWallet' }))
    expect(world.app.opened).toHaveLength(1)
    const route = getRoute()
    world.app.open(route?.name === 'OpenWallet' ? (route.link?.href ?? '') : '')
    await expect(signing).resolves.toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,}$/)
    await until(() => expect(getRoute()?.name).not.toBe('OpenWallet'))
  })

  it('shows the link of a wallet on another device, whose messages the reflector cannot read', async () => {
    world = createMwaWorld(chain, { reflector })
    await enter(openSite())
    const [link] = world.app.opened
    expect(link?.pathname).toBe('/v1/associate/remote')
    expect(link?.searchParams.get('reflector')).toBe('reflector.example')
    expect(world.shown).toEqual([])
    const text = reflector.seen.map(data => data.toString('latin1')).join()
    expect(text).not.toMatch(/authorize|shop\.example/)
    expect(text.length).toBeGreaterThan(100)
  })

  it('keeps no token readable in the storage, and finds it again [ST10]', async () => {
    world = createMwaWorld(chain)
    const { indexedDB } = createMemoryDatabase()
    const openTab = () => world.phone.openTab('https://shop.example/', { indexedDB })
    await enter(openSite(openTab()))
    const stored = world.phone.storage.getItem('@portico/solana/mobileWalletAdapter/session')
    expect(stored).toMatch(/^[A-Za-z0-9+/]{100,}=*$/)
    const portico = openSite(openTab())
    await reconnect(portico)
    expect(account(portico)?.address).toBe(world.control.address())
  })
})
