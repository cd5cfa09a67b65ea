import {
  connect,
  createPortico,
  type Portico,
  reconnect,
  selectConnectedAccount,
  signIn,
  signMessage,
  startPortico,
} from '@portico/core'
import type { SiwxPlugin, SiwxSession } from '@portico/protocol'
import { type Solana, startSolana } from '@portico/sandbox/solana'
import { until } from '@portico/testing/conformance'
import { base58 } from '@scure/base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '../../../pairing/test/createMemoryDatabase.js'
import { createSolanaNetwork } from '../../test/createSolanaWorld.js'
import { createLinkWorld, shop } from '../../test/phone/createLinkWorld.js'
import { createPhone } from '../../test/phone/createPhone.js'
import { verifyEd25519 } from '../../test/verifyEd25519.js'
import { solana } from '../solana.js'
import { deepLink } from './deepLink.js'

describe('deep links of a wallet on this phone', () => {
  let chain: Solana
  beforeAll(async () => {
    chain = await startSolana({})
  })
  afterAll(() => chain.stop())

  let world: ReturnType<typeof createLinkWorld>
  beforeEach(() => {
    world = createLinkWorld('solflare', chain)
  })
  afterEach(() => world.end())

  const account = (portico: Portico) => selectConnectedAccount(portico.store.get(), 'solana')
  const enter = (portico: Portico) => connect(portico, { connectorId: 'solflare', namespace: 'solana' })
  const sign = (portico: Portico, message: string) => signMessage(portico, { namespace: 'solana', message })

  /** The browser discards the page while the visitor is in the wallet, which then opens its answer. */
  async function askAndDiscard(
    ask: (portico: Portico) => Promise<unknown>,
    from = world.phone.openTab(),
    siwx?: SiwxPlugin,
  ) {
    world.holdRedirects()
    const count = world.redirects.length
    ask(world.openSite(from, siwx)).catch(() => undefined)
    await until(() => expect(world.redirects.length).toBe(count + 1))
    world.phone.closeTab(from)
    return world.phone.openTab(world.redirects.at(-1))
  }

  async function connected() {
    const tab = await askAndDiscard(enter)
    const portico = world.openSite(tab)
    await until(() => expect(account(portico)?.address).toBe(world.control.address()))
    return { tab, portico }
  }

  it('opens the documented link, with a key of its own for every connection', async () => {
    await askAndDiscard(enter)
    await askAndDiscard(enter)
    const [link, next] = world.app.opened
    const { origin, pathname, searchParams } = link ?? new URL(shop)
    expect(`${origin}${pathname}`).toBe('https://solflare.com/ul/v1/connect')
    expect(searchParams.get('app_url')).toBe('https://shop.example')
    expect(searchParams.get('redirect_link')).toMatch(
      /^https:\/\/shop\.example\/cart\?item=7&portico_link=solflare\.[0-9a-f-]{36}$/,
    )
    const key = searchParams.get('dapp_encryption_public_key') ?? ''
    expect(base58.decode(key)).toHaveLength(32)
    expect(next?.searchParams.get('dapp_encryption_public_key')).not.toBe(key)
    // A local network has no name among the clusters of wallets.
    expect([...searchParams.keys()].sort()).toEqual([
      'app_url',
      'dapp_encryption_public_key',
      'redirect_link',
    ])
  })

  it('connects the page that opens with the answer, after the one that asked was discarded', async () => {
    const { tab, portico } = await connected()
    expect(tab.getAddress()).toBe(shop)
    expect(account(portico)?.wallet?.name).toBe('Solflare')
    expect(world.app.opened).toHaveLength(1)
  })

  it('stays connected in later visits, without opening the wallet', async () => {
    await connected()
    const portico = world.openSite(world.phone.openTab())
    await reconnect(portico)
    expect(account(portico)?.address).toBe(world.control.address())
    expect(world.app.opened).toHaveLength(1)
  })

  it('hands a signature over once to the page that asks again, and opens the wallet for anything else', async () => {
    const { tab } = await connected()
    const returned = await askAndDiscard(portico => reconnect(portico).then(() => sign(portico, 'One')), tab)
    const portico = world.openSite(returned)
    await reconnect(portico)
    const before = world.app.opened.length
    await expect(sign(portico, 'One')).resolves.toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,}$/)
    expect(world.app.opened).toHaveLength(before)
    void sign(portico, 'One').catch(() => undefined)
    await until(() => expect(world.app.opened).toHaveLength(before + 1))
  })

  it('completes a sign-in whose page was discarded, without opening the wallet again', async () => {
    const sessions: SiwxSession[] = []
    let nonce = 0
    const siwx: SiwxPlugin = {
      async createMessage(input) {
        nonce += 1
        const data = {
          ...input,
          domain: 'shop.example',
          uri: 'https://shop.example',
          version: '1',
          nonce: `${nonce}`,
        }
        return { ...data, toString: () => `shop.example wants you to sign in: ${data.nonce}` }
      },
      addSession: async session => void sessions.push(session),
      setSessions: async () => {},
      revokeSession: async () => {},
      getSessions: async () => sessions,
      getRequired: () => false,
    }
    const { tab } = await connected()
    const returned = await askAndDiscard(
      async portico => {
        await reconnect(portico)
        await signIn(portico)
      },
      tab,
      siwx,
    )
    const portico = world.openSite(returned, siwx)
    await reconnect(portico)
    const before = world.app.opened.length
    await signIn(portico)
    expect(world.app.opened).toHaveLength(before)
    const asked = world.control.requests().filter(({ method }) => method === 'solana:signMessage')
    expect(asked).toHaveLength(1)
    const [session, ...others] = sessions
    expect(others).toEqual([])
    expect(session?.message).toContain(`sign in: ${session?.data.nonce}`)
    const message = new TextEncoder().encode(session?.message)
    const signature = Uint8Array.from(base58.decode(session?.signature ?? ''))
    expect(await verifyEd25519(world.control.address(), message, signature)).toBe(true)
  })

  it('asks again after the visitor has declined in the wallet', async () => {
    const { tab } = await connected()
    world.control.reject()
    const returned = await askAndDiscard(portico => reconnect(portico).then(() => sign(portico, 'One')), tab)
    expect(world.redirects.at(-1)).toContain('errorCode=4001')
    const portico = world.openSite(returned)
    await reconnect(portico)
    const before = world.app.opened.length
    void sign(portico, 'One').catch(() => undefined)
    await until(() => expect(world.app.opened).toHaveLength(before + 1))
  })

  it.each([
    [
      'of another request',
      (link: string) => link.replace(/portico_link=solflare\.[^&]+/, 'portico_link=solflare.x'),
    ],
    ['that was changed', (link: string) => link.replace(/data=.{8}/, 'data=11111111')],
    [
      'sealed by another key',
      (link: string) => link.replace(/(_public_key=)[^&]+/, `$1${base58.encode(new Uint8Array(32).fill(9))}`),
    ],
    ['without content', (link: string) => link.replace(/&nonce=.*$/, '')],
  ])('is not connected by an answer %s, and removes it from the URL', async (_, forge) => {
    await askAndDiscard(enter)
    const tab = world.phone.openTab(forge(world.redirects.at(-1) ?? ''))
    const portico = world.openSite(tab)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(account(portico)).toBeUndefined()
    expect(tab.getAddress()).toBe(shop)
  })

  it('reads the answer of a wallet that starts a second query', async () => {
    await askAndDiscard(enter)
    const link = world.redirects.at(-1) ?? ''
    const tab = world.phone.openTab(link.replace(/&(solflare_encryption)/, '?$1'))
    const portico = world.openSite(tab)
    await until(() => expect(account(portico)?.address).toBe(world.control.address()))
    expect(tab.getAddress()).toBe(shop)
  })

  it('ends the session that the wallet no longer knows', async () => {
    const { portico } = await connected()
    world.app.forgetSites()
    const asking = sign(portico, 'One')
    await until(() => expect(world.redirects.at(-1)).toContain('errorCode=4100'))
    world.openSite(world.phone.openTab(world.redirects.at(-1)))
    await expect(asking).rejects.toMatchObject({ code: 'unauthorized' })
    expect(account(portico)).toBeUndefined()
  })

  it('shows a button where the browser opens no app, which opens the wallet', async () => {
    await connected()
    const navigator = { userActivation: { isActive: false } }
    const portico = world.openSite(world.phone.openTab(shop, { navigator }))
    await reconnect(portico)
    const before = world.app.opened.length
    void sign(portico, 'One').catch(() => undefined)
    const getRoute = () => portico.store.get().router.stack.at(-1)
    await until(() => expect(getRoute()).toMatchObject({ name: 'OpenWallet', link: { name: 'Solflare' } }))
    expect(world.app.opened).toHaveLength(before)
    expect(getRoute()).toMatchObject({
      link: { href: expect.stringMatching(/^https:\/\/solflare\.com\/ul\/v1\/signMessage\?/) },
    })
  })

  it('stops waiting when the visitor comes back without an answer', async () => {
    await connected()
    const document = { visibilityState: 'visible' }
    const tab = world.phone.openTab(shop, { document })
    const portico = world.openSite({
      ...tab,
      environment: {
        ...tab.environment,
        setTimeout: (act, wait) => setTimeout(act, wait === 3000 ? 0 : wait),
      },
    })
    await reconnect(portico)
    world.control.hang()
    const asking = sign(portico, 'One')
    await until(() => expect(world.control.requests().at(-1)?.method).toBe('solana:signMessage'))
    for (const visibilityState of ['hidden', 'visible']) {
      Object.assign(document, { visibilityState })
      tab.environment.page.dispatchEvent(new Event('visibilitychange'))
    }
    await expect(asking).rejects.toMatchObject({ code: 'wallet_timeout' })
  })

  it('keeps no secret readable in the storage [ST10]', async () => {
    const { indexedDB } = createMemoryDatabase()
    const tab = await askAndDiscard(enter, world.phone.openTab(shop, { indexedDB }))
    const asked = world.phone.storage.getItem('@portico/solana/solflare/request') ?? ''
    expect(JSON.parse(asked).secret).not.toMatch(/^[1-9A-HJ-NP-Za-km-z]{40,48}$/)
    const portico = world.openSite({
      ...tab,
      environment: { ...tab.environment, page: Object.assign(tab.environment.page, { indexedDB }) },
    })
    await until(() => expect(account(portico)).toBeDefined())
    expect(world.phone.storage.getItem('@portico/solana/solflare/session')).not.toMatch(/secretKey|token/)
  })

  it('is listed on phones, outside of the wallet’s own browser, and does nothing before a tap', async () => {
    const list = (environment: Parameters<typeof createPortico>[0]['environment']) => {
      const portico = createPortico({
        projectId: 'test',
        networks: [createSolanaNetwork(chain)],
        adapters: [solana()],
        sources: [deepLink('phantom')],
        environment: environment ?? {},
        debug: false,
      })
      startPortico(portico)()
      return portico.store.get().connectors.map(({ name }) => name)
    }
    const opened: string[] = []
    const phone = createPhone('ios', { open: link => void opened.push(link), address: shop })
    expect(list(phone.openTab().environment)).toEqual(['Phantom'])
    expect(list(phone.openTab(shop, { phantom: {} }).environment)).toEqual([])
    expect(list({ ...phone.openTab().environment, userAgent: 'Mozilla/5.0 (Macintosh)' })).toEqual([])
    expect(opened).toEqual([])
  })
})
