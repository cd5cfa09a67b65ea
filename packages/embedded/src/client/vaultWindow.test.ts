import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, evmAddress, solanaAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'
import type { EmbeddedClient } from './createEmbeddedClient.js'

const giveAddress = ({ login }: EmbeddedClient) =>
  login.answer({ type: 'address', way: 'emailChange' }, { type: 'address', email: 'ada@work.example' })

const send = { method: 'eth_sendTransaction', params: [{ from: evmAddress, to: evmAddress, value: '0x1' }] }

/** Somebody is logged in on a page that has just been clicked, or not. */
async function createVisited({
  isActive = true,
  isBlocked = false,
  isIsolated = false,
  openerPolicy = '',
  vault = 'https://vault.example',
} = {}) {
  const windows: { url: string; features: string; isClosed: boolean; focused: number }[] = []
  const page = Object.assign(new EventTarget(), {
    navigator: { userActivation: { isActive } },
    crossOriginIsolated: isIsolated,
    open(url: string, _: string, features: string) {
      if (isBlocked) return null
      const window = { url, features, isClosed: false, focused: 0 }
      windows.push(window)
      return {
        focus: () => void window.focused++,
        close() {
          window.isClosed = true
        },
      }
    },
  })
  const fake = createFakeEnvironment({ page: page as never })
  fake.answer(({ method }) =>
    method === 'HEAD'
      ? new Response(null, { headers: { 'cross-origin-opener-policy': openerPolicy } })
      : undefined,
  )
  const test = createTestClient({ fake, options: { vault } })
  await test.logIn()
  const asked = () => test.vault.heard.filter(({ name }) => name === 'RPC_REQUEST')
  /** The vault has got what was asked last, and does not answer. */
  const untilAsked = async (count: number) => {
    while (asked().length < count) await new Promise(resolve => setImmediate(resolve))
  }
  const answerAll = () => {
    for (const { id } of asked())
      test.vault.say({ id, kind: 'success', name: 'RPC_REQUEST', payload: '0xdone' } as never)
  }
  return { ...test, windows, asked, untilAsked, answerAll, provider: test.client.getProvider('eip155') }
}

describe('the window of the vault', () => {
  it('is opened within the click for what moves value, named to the vault, and closed when it is answered', async () => {
    const { vault, windows, asked, untilAsked, answerAll, provider, run } = await createVisited()
    vault.handlers.RPC_REQUEST = () => 'silent'
    const sending = provider.request(send)
    await untilAsked(1)
    expect(windows).toMatchObject([{ isClosed: false, features: expect.stringMatching(/^popup,/) }])
    const [, ticket] = /^https:\/\/vault\.example\/confirm#([0-9a-f]{32})$/.exec(windows[0]?.url ?? '') ?? []
    expect(asked()[0]?.payload).toMatchObject({ method: 'eth_sendTransaction', window: ticket })
    vault.say({ kind: 'signal', name: 'WINDOW_FOCUS', payload: {} })
    await expect.poll(() => windows[0]?.focused).toBe(1)
    answerAll()
    expect(await run(sending)).toBe('0xdone')
    expect(windows).toMatchObject([{ isClosed: true }])
  })

  it('is one at a time', async () => {
    const { vault, windows, asked, untilAsked, answerAll, provider, run } = await createVisited()
    vault.handlers.RPC_REQUEST = () => 'silent'
    const both = [provider.request(send), provider.request(send)]
    await untilAsked(2)
    expect(windows).toHaveLength(1)
    expect(asked()[1]?.payload).not.toHaveProperty('window')
    answerAll()
    await run(Promise.all(both))
    const next = provider.request(send)
    await untilAsked(3)
    expect(windows).toHaveLength(2)
    answerAll()
    await run(next)
  })

  it.each([
    ['nobody has clicked', { isActive: false }],
    ['the browser opens none', { isBlocked: true }],
  ])('is left to the frame where %s', async (_, options) => {
    const { vault, asked, provider, run, windows } = await createVisited(options)
    vault.handlers.RPC_REQUEST = () => '0xdone'
    expect(await run(provider.request(send))).toBe('0xdone')
    expect(asked()[0]?.payload).not.toHaveProperty('window')
    expect(windows).toEqual([])
  })

  it.each([
    ['eip155', 'wallet_revokePermissions', [{ eth_accounts: {} }]],
    // Which cannot be given here.
    ['eip155', 'wallet_grantPermissions', [{}]],
    ['eip155', 'eth_chainId', []],
  ] as const)('is not opened for %s %s', async (namespace, method, params) => {
    const { client, vault, run, windows } = await createVisited()
    vault.handlers.RPC_REQUEST = () => null
    await run(client.getProvider(namespace).request({ method, params })).catch(() => undefined)
    expect(windows).toEqual([])
  })

  it('is opened for messages where the browser does not tell what covers a frame, or that do not name the site', async () => {
    const { client, vault, run, windows } = await createVisited()
    vault.handlers.RPC_REQUEST = () => ({ signature: 'x' })
    const sign = { method: 'personal_sign', params: ['hello', evmAddress] }
    await run(client.getProvider('eip155').request(sign))
    const message = '2NEpo7TZRRrLZSi2U' // "Hello World!"
    await run(
      client
        .getProvider('solana')
        .request({ method: 'solana_signMessage', params: { message, pubkey: solanaAddress } }),
    )
    expect(windows).toHaveLength(2)
  })

  it.each([
    ['is isolated', { isIsolated: true }],
    ['keeps openers to its own origin', { openerPolicy: 'same-origin; report-to="coop"' }],
  ])('is not tried on a page that %s: owner and visitor are told before', async (_, options) => {
    const { asked, client, events, fake, provider, run, windows } = await createVisited(options)
    expect(fake.logged).toContainEqual({ level: 'warn', message: expect.stringContaining('Opener-Policy') })
    await expect(run(provider.request(send))).rejects.toMatchObject({ cause: { code: 'window_kept_apart' } })
    await expect(run(giveAddress(client))).rejects.toMatchObject({
      code: 'window_kept_apart',
    })
    expect(events.filter(({ type }) => type === 'refused')).toHaveLength(2)
    expect([windows, asked()]).toEqual([[], []])
  })

  it('is opened on an isolated page of the same site', async () => {
    const { vault, provider, run, windows } = await createVisited({
      isIsolated: true,
      vault: 'https://vault.dapp.example',
    })
    vault.handlers.RPC_REQUEST = () => '0xdone'
    expect(await run(provider.request(send))).toBe('0xdone')
    expect(windows).toHaveLength(1)
  })

  it('is opened for another e-mail address too', async () => {
    const { client, vault, run, windows } = await createVisited()
    vault.handlers.UPDATE_EMAIL = () => ({ action: 'VERIFY_PRIMARY_OTP' })
    await run(giveAddress(client))
    const { payload } = vault.heard.find(({ name }) => name === 'UPDATE_EMAIL') ?? {}
    expect(windows[0]?.url).toContain((payload as { window: string }).window)
  })
})

it('says that the vault has forgotten the visitor, and leads back in', async () => {
  const vault = createFakeVault({
    RPC_REQUEST: () => ({ error: { message: 'Nobody.', code: 4100, reason: 'not_signed_in' } }),
  })
  const { client, events, fake, run, logIn } = createTestClient({ vault })
  await logIn()
  const signing = client.getProvider('eip155').request(send)
  await expect(run(signing)).rejects.toMatchObject({ code: 4100, cause: { code: 'wallet_forgotten' } })
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['requestSettled', 'ended', 'loginWanted']),
  )
  // Said once, by the end itself.
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'ended', reason: expect.objectContaining({ code: 'wallet_forgotten' }) }),
  )
  expect(events).not.toContainEqual(expect.objectContaining({ type: 'refused' }))
  expect(fake.stored.get(loginKeys.login)).toBeUndefined()
})
