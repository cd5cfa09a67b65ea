import type { WindowStep } from '@portico/core/adapter'
import { requestAborted } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, evmAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'

const uri = 'https://api.example/auth/social/go?attempt=1'

/** A page that opens windows, unless its browser does not. */
function createTest({ isBlocked = false, telegram = false } = {}) {
  const windows: {
    url: string
    target: string
    features: string
    closed: boolean
    location: { href: string }
  }[] = []
  const page = Object.assign(new EventTarget(), {
    ...(telegram && { Telegram: {} }),
    open(url: string, target: string, features: string) {
      if (isBlocked) return null
      const window = { url, target, features, closed: false, location: { href: url } }
      windows.push(window)
      return Object.assign(window, {
        close() {
          window.closed = true
        },
      })
    },
  })
  const href = 'https://shop.example/cart?item=1'
  const location = { href, origin: 'https://shop.example', hostname: 'shop.example' }
  const fake = createFakeEnvironment({ page: page as never, location })
  const vault = createFakeVault({
    GET_SOCIAL_REDIRECT_URI: () => ({ uri }),
    CONNECT_SOCIAL: () => 'silent',
    GET_USER: ({ chainId } = {}) => ({
      address: evmAddress,
      chainId: Number(chainId) || 1,
      hasOwnRecovery: false,
    }),
  })
  const test = createTestClient({ fake, vault })
  const asked = (name: string) => vault.heard.filter(message => message.name === name)
  const untilAsked = async (name: string) => {
    for (let turn = 0; asked(name).length === 0; turn += 1) {
      if (turn > 2000) throw new Error(`${name} was never asked`)
      await new Promise(resolve => setImmediate(resolve))
      if (turn % 4 === 3) await fake.advance(50)
    }
  }
  const letIn = () =>
    vault.say({
      id: asked('CONNECT_SOCIAL').at(-1)?.id ?? '',
      kind: 'success',
      name: 'CONNECT_SOCIAL',
      payload: { address: evmAddress, chainId: 1, userName: 'Ada' },
    } as never)
  const fail = (reason: string) =>
    vault.say({
      id: asked('CONNECT_SOCIAL').at(-1)?.id ?? '',
      kind: 'error',
      name: 'CONNECT_SOCIAL',
      payload: { message: 'No.', reason },
    } as never)
  const comeBack = () => vault.say({ kind: 'signal', name: 'SOCIAL_RETURN', payload: {} })
  const { answer } = test.client.login
  const open = async (way: WindowStep['way'] = 'google') =>
    (await answer({ type: 'window', way, state: 'closed' }, { type: 'open' })) as WindowStep
  return { ...test, windows, asked, untilAsked, letIn, fail, comeBack, answer, open }
}

describe('a login by a provider', () => {
  it('opens its window within the click, on a page of the vault, and sends it on [C-04] [W-02]', async () => {
    const { answer, windows, untilAsked, asked } = createTest()
    const opening = answer({ type: 'window', way: 'github', state: 'closed' }, { type: 'open' })
    // Before anything was awaited.
    expect(windows).toMatchObject([{ url: 'https://vault.example/confirm#social', target: '_blank' }])
    expect(windows[0]?.features).toContain('width=600,height=800')
    expect(await opening).toEqual({ type: 'window', way: 'github', state: 'open', turn: 1 })
    await untilAsked('CONNECT_SOCIAL')
    expect(asked('GET_SOCIAL_REDIRECT_URI')[0]?.payload).toEqual({ provider: 'github' })
    expect(asked('CONNECT_SOCIAL')[0]?.payload).toEqual({
      uri,
      preferredAccountType: 'eoa',
      chainId: 1,
      rpcUrl: 'https://eip155-1.example/rpc',
    })
    expect(windows[0]?.location.href).toBe(uri)
  })

  it('sends its window on once that shows its first page, since Chromium drops what comes before [C-04]', async () => {
    const { open, windows, untilAsked, fake } = createTest()
    const opening = open()
    const [opened] = windows
    if (!opened) throw new Error('No window was opened.')
    opened.location.href = 'about:blank'
    await opening
    await untilAsked('GET_SOCIAL_REDIRECT_URI')
    await fake.advance(1000)
    expect(opened.location.href).toBe('about:blank')
    opened.location.href = opened.url
    await untilAsked('CONNECT_SOCIAL')
    expect(opened.location.href).toBe(uri)
  })

  it('says when the visitor is back, then lets them in under their name [E-05] [W-02]', async () => {
    const { answer, open, untilAsked, comeBack, letIn, run, windows, fake } = createTest()
    const step = await open('x')
    const waiting = answer(step, { type: 'wait' })
    await untilAsked('CONNECT_SOCIAL')
    comeBack()
    const back = await run(waiting)
    expect(back).toEqual({ ...step, state: 'back' })
    // As the vault's window does.
    if (windows[0]) windows[0].closed = true
    await fake.advance(5000)
    const ending = answer(back as WindowStep, { type: 'wait' })
    letIn()
    const done = await run(ending)
    expect(done).toMatchObject({ type: 'done', session: { user: { username: 'Ada', provider: 'x' } } })
    expect(JSON.parse(fake.storage?.getItem(loginKeys.login) ?? '')).toMatchObject({
      value: { userName: 'Ada', provider: 'x' },
    })
  })

  it('is given up by whoever closes the window, and can be begun anew [X-07]', async () => {
    const { answer, open, untilAsked, windows, fake, asked, run } = createTest()
    const step = await open()
    const waiting = answer(step, { type: 'wait' })
    waiting.catch(() => undefined)
    await untilAsked('CONNECT_SOCIAL')
    if (windows[0]) windows[0].closed = true
    await fake.advance(3000)
    await expect(run(waiting)).rejects.toMatchObject({ message: 'Popup closed' })
    expect(asked('RPC_ABORT')).toHaveLength(1)
    expect(await open()).toMatchObject({ state: 'open', turn: 2 })
    expect(windows).toHaveLength(2)
  })

  it('closes its window with the view that waited for it', async () => {
    const { answer, open, untilAsked, windows, run, fake, asked } = createTest()
    const step = await open()
    const leaving = new AbortController()
    const waiting = answer(step, { type: 'wait' }, leaving.signal)
    waiting.catch(() => undefined)
    await untilAsked('CONNECT_SOCIAL')
    leaving.abort()
    await expect(run(waiting)).rejects.toMatchObject({ code: requestAborted.code })
    // A view that is drawn anew waits again, and nothing is lost.
    const again = new AbortController()
    const next = answer(step, { type: 'wait' }, again.signal)
    next.catch(() => undefined)
    await fake.advance(200)
    expect(windows[0]?.closed).toBe(false)
    again.abort()
    await expect(run(next)).rejects.toMatchObject({ code: requestAborted.code })
    await fake.advance(200)
    expect(windows[0]?.closed).toBe(true)
    expect(asked('RPC_ABORT')).toHaveLength(1)
  })

  it.each(['social_refused', 'social_failed', 'social_expired'])(
    'ends with %s as the vault says it, and closes the window',
    async reason => {
      const { answer, open, untilAsked, fail, windows, run } = createTest()
      const waiting = answer(await open(), { type: 'wait' })
      waiting.catch(() => undefined)
      await untilAsked('CONNECT_SOCIAL')
      fail(reason)
      await expect(run(waiting)).rejects.toMatchObject({ code: reason })
      expect(windows[0]?.closed).toBe(true)
    },
  )

  it('waits longer than any other request: people look for passwords', async () => {
    const { answer, open, untilAsked, letIn, fake, run } = createTest()
    const waiting = answer(await open(), { type: 'wait' })
    await untilAsked('CONNECT_SOCIAL')
    await fake.advance(9 * 60_000)
    letIn()
    expect(await run(waiting)).toMatchObject({ type: 'done' })
  })

  it.each([{ isBlocked: true }, { telegram: true }])(
    'says that there is no window, and then the page itself goes: %o [V-02] [X-07]',
    async given => {
      const { answer, open, asked, fake, run, windows } = createTest(given)
      const step = await open('discord')
      expect(step).toMatchObject({ state: 'blocked' })
      expect(windows).toEqual([])
      const going = answer(step, { type: 'leave' })
      going.catch(() => undefined)
      await run(Promise.race([going, until(() => fake.opened.length > 0)])).catch(() => undefined)
      expect(asked('GET_SOCIAL_REDIRECT_URI')[0]?.payload).toEqual({
        provider: 'discord',
        returnTo: 'https://shop.example/cart?item=1',
      })
      expect(fake.opened).toEqual([uri])
      expect(fake.storage?.getItem(loginKeys.social)).toBe('discord')
      // A page that is still there has not gone.
      await fake.advance(20_000)
      await expect(run(going)).rejects.toMatchObject({ message: 'Failed to initiate social connection' })
    },
  )

  it('goes on with what the page has come back with [V-02]', async () => {
    const result = `${uri}&ticket=${'t'.repeat(43)}`
    const href = `https://shop.example/cart?item=1&result_uri=${encodeURIComponent(result)}#top`
    const { client, fake, events, untilAsked, asked, letIn, answer, run } = createTest()
    fake.storage?.setItem(loginKeys.social, 'discord')
    void client.takeReturn(href)
    const step = { type: 'window', way: 'discord', state: 'back', turn: 1 } as const
    expect(events).toEqual([{ type: 'loginReturned', step }])
    const waiting = answer(step, { type: 'wait' })
    await untilAsked('CONNECT_SOCIAL')
    expect(asked('CONNECT_SOCIAL')[0]?.payload).toMatchObject({ uri: result })
    letIn()
    expect(await run(waiting)).toMatchObject({ type: 'done', session: { user: { provider: 'discord' } } })
    // Once: a page that is loaded again asks nothing.
    expect(fake.storage?.getItem(loginKeys.social)).toBeNull()
  })

  it('asks nothing about an address that this browser was not sent out for', async () => {
    const href = `https://shop.example/?result_uri=${encodeURIComponent(uri)}`
    const { client, events, asked, run } = createTest()
    await run(client.takeReturn(href))
    expect(events).toEqual([])
    expect(asked('CONNECT_SOCIAL')).toEqual([])
  })
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}
