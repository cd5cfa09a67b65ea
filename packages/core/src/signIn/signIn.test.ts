import {
  PorticoError,
  type SiwxMessage,
  type SiwxPlugin,
  type SiwxSession,
  userRejected,
} from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createEmailSource, emailSession } from '../../test/createEmailSource.js'
import { address } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { session } from '../../test/remoteSession.js'
import { connect } from '../connection/connect.js'
import { startPairing } from '../connection/offer/startPairing.js'
import { switchNetwork } from '../connection/switchNetwork.js'
import { openModal } from '../dialog/openModal.js'
import { dismiss } from '../dialog/tellDialog.js'
import { watchQuery } from '../query/watchQuery.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { Page } from '../services/Environment.js'
import type { SourceContext, SourceFactory, SourceSession } from '../sources/Source.js'
import { modalHostKey } from '../store/modalHost.js'
import { selectIsConnected } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import { selectRoute } from '../store/slices/router.js'
import type { SignInText } from '../store/slices/signIn.js'
import { cancelSignIn } from './cancelSignIn.js'
import { createSignInRequest } from './createSignInRequest.js'
import { listSignIns, selectSignInAccounts, signInsQuery } from './listSignIns.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const mailAddress = `0x${'ab'.repeat(20)}`

/** A plugin that believes every signature, and keeps its sessions as a server does. */
function createPlugin({ required = true, sessions = [] as SiwxSession[] } = {}) {
  let nonce = 0
  const isOf = ({ data }: SiwxSession, chainId: string, address: string) =>
    data.chainId === chainId && data.accountAddress === address
  const plugin = {
    createMessage: vi.fn(async ({ accountAddress, chainId }) => {
      nonce += 1
      const data: SiwxMessage = {
        accountAddress,
        chainId,
        domain: 'shop.example',
        uri: 'https://shop.example',
        version: '1',
        nonce: `nonce${nonce}`,
      }
      return { ...data, toString: () => `${data.domain} ${accountAddress} ${chainId} ${data.nonce}` }
    }),
    addSession: vi.fn(async (session: SiwxSession) => void sessions.push(session)),
    setSessions: async (next: readonly SiwxSession[]) => void sessions.splice(0, sessions.length, ...next),
    revokeSession: async (chainId: string, address: string) => {
      const kept = sessions.filter(session => !isOf(session, chainId, address))
      sessions.splice(0, sessions.length, ...kept)
    },
    getSessions: vi.fn(async (chainId: string, address: string) =>
      sessions.filter(session => isOf(session, chainId, address)),
    ),
    getRequired: () => required,
  } satisfies SiwxPlugin
  return { plugin, sessions }
}

async function setUp({
  required = true,
  fake = createFakeEnvironment(),
  sessions = [] as SiwxSession[],
  sources = [] as readonly SourceFactory[],
} = {}) {
  const { plugin } = createPlugin({ required, sessions })
  const world = createTestPortico({ siwx: plugin, fake, sources })
  const { portico } = world
  // As if the dialog were drawn.
  portico.memory.set(modalHostKey, { mounted: {} })
  const stop = startPortico(portico)
  await import('./followSignIn.js')
  await Promise.resolve()
  const status = () => portico.store.get().signIn.status
  return { ...world, plugin, sessions, stop, status }
}

const routeOf = (portico: Portico) => selectRoute(portico.store.get().router).name

async function asked(options?: Parameters<typeof setUp>[0]) {
  const world = await setUp(options)
  openModal(world.portico)
  const connecting = connect(world.portico, { connectorId: 'io.fake' })
  connecting.catch(() => undefined)
  await expect.poll(world.status).toBe('asking')
  return { ...world, connecting }
}

describe('signing in', () => {
  it('is asked for after connecting where there is no session [T-06]', async () => {
    const { portico } = await asked()
    expect(portico.store.get().modal.open).toBe(true)
    expect(routeOf(portico)).toBe('SIWXSignMessage')
    await expect
      .poll(() => portico.store.get().signIn)
      .toMatchObject({ message: { text: expect.stringContaining('shop.example') } })
  })

  it('is not asked for where there is a session [T-06]', async () => {
    const sessions: SiwxSession[] = []
    const first = await asked({ sessions })
    await signIn(first.portico)
    const second = await setUp({ sessions })
    openModal(second.portico)
    await connect(second.portico, { connectorId: 'io.fake' })
    expect(second.status()).toBe('signedIn')
    expect(second.plugin.createMessage).not.toHaveBeenCalled()
  })

  it('stores the session and closes, and only then connecting is done [T-07]', async () => {
    const { portico, connecting, sessions, status, fake } = await asked()
    const isDone = vi.fn()
    connecting.then(isDone)
    await Promise.resolve()
    expect(isDone).not.toHaveBeenCalled()
    await signIn(portico)
    expect(sessions).toMatchObject([
      { data: { chainId: 'eip155:1', nonce: 'nonce1' }, signature: `0x${'ab'.repeat(65)}` },
    ])
    expect(status()).toBe('signedIn')
    await connecting
    await fake.advance(5000)
    expect(portico.store.get().modal.open).toBe(false)
    expect(portico.store.get().events.data.event).toBe('MODAL_CLOSE')
  })

  it('signs the very text that was shown', async () => {
    const { portico, sessions } = await asked()
    const read = () => {
      const { signIn } = portico.store.get()
      return signIn.status === 'asking' ? signIn.message?.text : undefined
    }
    await expect.poll(read).toBeDefined()
    const shown = read()
    await signIn(portico)
    expect(sessions[0]?.message).toBe(shown)
  })

  it('shows the question again with the error when it fails, and asks with another text [T-07] [X-07]', async () => {
    const { portico, adapter, sessions } = await asked()
    adapter.answer('signMessage', () => Promise.reject(new Error('no')))
    await expect(signIn(portico)).rejects.toMatchObject({ message: 'Error signing message' })
    expect(routeOf(portico)).toBe('SIWXSignMessage')
    expect(portico.store.get().signIn).toMatchObject({
      status: 'asking',
      error: { message: 'Error signing message' },
    })
    expect(portico.store.get().events.data.event).toBe('SIWX_AUTH_ERROR')
    adapter.answer('signMessage', () => Promise.resolve('0xsigned'))
    await signIn(portico)
    expect(sessions).toMatchObject([{ data: { nonce: 'nonce2' } }])
  })

  it('says why when the server refuses what was signed [T-07]', async () => {
    const { portico, plugin } = await asked()
    plugin.addSession.mockRejectedValueOnce(new PorticoError(userRejected))
    await expect(signIn(portico)).rejects.toMatchObject({ code: userRejected.code })
    expect(portico.store.get().signIn).toMatchObject({ status: 'asking', error: { code: userRejected.code } })
  })

  it('is asked for, and cannot be closed, where it is required and the session server is down [T-06] [T-09] [X-07]', async () => {
    const { portico, plugin, status } = await setUp({ required: true })
    plugin.getSessions.mockRejectedValue(new TypeError('Failed to fetch'))
    openModal(portico)
    const connecting = connect(portico, { connectorId: 'io.fake' })
    connecting.catch(() => undefined)
    await expect.poll(status).toBe('asking')
    expect(portico.store.get().signIn).toMatchObject({
      error: { message: 'A problem occurred while trying initialize authentication' },
    })
    dismiss(portico)
    expect(portico.store.get().modal.open).toBe(true)
    expect(routeOf(portico)).toBe('SIWXSignMessage')
  })

  it('speaks of no signature where the server gives nothing to sign [X-07]', async () => {
    const { portico, plugin, adapter } = await setUp()
    plugin.createMessage.mockRejectedValue(new TypeError('Failed to fetch'))
    openModal(portico)
    connect(portico, { connectorId: 'io.fake' }).catch(() => undefined)
    const expected = { message: 'A problem occurred while trying initialize authentication' }
    await expect.poll(() => portico.store.get().signIn).toMatchObject({ error: expected })
    await expect(signIn(portico)).rejects.toMatchObject(expected)
    expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toEqual([])
  })

  it('is asked for on another network, once [T-06] [SX14]', async () => {
    const { portico, plugin, connecting, status } = await asked()
    await signIn(portico)
    await connecting
    await switchNetwork(portico, 'eip155:10')
    await expect.poll(status).toBe('asking')
    await signIn(portico)
    await switchNetwork(portico, 'eip155:1')
    await expect.poll(status).toBe('signedIn')
    expect(plugin.createMessage).toHaveBeenCalledTimes(2)
  })

  it('gives away nothing that was signed for an account that was left meanwhile [SX15]', async () => {
    const { portico, adapter, sessions } = await asked()
    let answer = (_: string) => {}
    adapter.answer('signMessage', () => new Promise<string>(resolve => (answer = resolve)))
    const signing = signIn(portico)
    signing.catch(() => undefined)
    await expect.poll(() => adapter.calls.some(call => call.startsWith('signMessage'))).toBe(true)
    await switchNetwork(portico, 'eip155:10')
    answer('0xsigned')
    await expect(signing).rejects.toMatchObject({ code: 'account_changed' })
    expect(sessions).toEqual([])
    await expect
      .poll(() => portico.store.get().signIn)
      .toMatchObject({
        status: 'asking',
        subject: { caipNetworkId: 'eip155:10' },
      })
  })

  it('is asked for after a reload as well', async () => {
    const fake = createFakeEnvironment()
    const before = await asked({ fake })
    before.stop()
    const { status } = await setUp({ fake })
    await expect.poll(status).toBe('asking')
  })
})

describe('not signing in', () => {
  it('disconnects where the site insists [T-08] [SX13]', async () => {
    const { portico, connecting, fake } = await asked()
    await cancelSignIn(portico)
    expect(selectIsConnected(portico.store.get())).toBe(false)
    await expect(connecting).rejects.toMatchObject({ code: userRejected.code })
    await fake.advance(5000)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('closes where the site does not insist, and is not asked for again [T-08]', async () => {
    const fake = createFakeEnvironment()
    const { portico, connecting, status, stop } = await asked({ required: false, fake })
    await cancelSignIn(portico)
    await connecting
    expect(status()).toBe('declined')
    expect(selectIsConnected(portico.store.get())).toBe(true)
    await fake.advance(5000)
    expect(portico.store.get().modal.open).toBe(false)
    stop()
    const again = await setUp({ required: false, fake })
    await expect.poll(again.status).toBe('declined')
  })

  it('leads back to the network that has a session [T-08]', async () => {
    const { portico, connecting, status } = await asked()
    await signIn(portico)
    await connecting
    await switchNetwork(portico, 'eip155:10')
    await expect.poll(status).toBe('asking')
    await cancelSignIn(portico)
    expect(portico.store.get().networks.active.eip155?.id).toBe(1)
    expect(selectIsConnected(portico.store.get())).toBe(true)
    await expect.poll(status).toBe('signedIn')
  })

  it('cannot be done by closing while the site insists: the card shakes [T-09]', async () => {
    const { portico } = await asked()
    dismiss(portico)
    expect(portico.store.get().modal).toMatchObject({ open: true, shake: true })
    await signIn(portico)
    dismiss(portico)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('can be done by closing where the site does not insist [T-09]', async () => {
    const { portico, status, connecting } = await asked({ required: false })
    dismiss(portico)
    expect(portico.store.get().modal.open).toBe(false)
    await connecting
    expect(status()).toBe('declined')
  })
})

describe('signing out', () => {
  it('ends the session; where the site insists, the wallet is disconnected too', async () => {
    for (const required of [true, false]) {
      const { portico, sessions, connecting } = await asked({ required })
      await signIn(portico)
      await connecting
      await signOut(portico)
      expect(sessions).toEqual([])
      expect(selectIsConnected(portico.store.get())).toBe(!required)
    }
  })
})

describe('several tabs', () => {
  it('agree on who is signed in', async () => {
    const sessions: SiwxSession[] = []
    const { portico, status } = await asked({ sessions })
    const { signIn: asking } = portico.store.get()
    if (asking.status !== 'asking') throw new Error('It was not asked.')
    const data = await portico.options.siwx?.createMessage({
      accountAddress: asking.subject.address,
      chainId: 'eip155:1',
    })
    if (!data) throw new Error('There is no text.')
    sessions.push({ data, message: '', signature: '' })
    const page = portico.environment.page
    const key = '@portico/signIns'
    const newValue = JSON.stringify({ v: 1, value: {} })
    page?.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    await expect.poll(status).toBe('signedIn')
  })
})

describe('the text', () => {
  it('that is signed is the one on the screen, also where it is pressed before that has come', async () => {
    const { portico, plugin, sessions } = await setUp()
    const texts: (() => void)[] = []
    const write = plugin.createMessage.getMockImplementation()
    plugin.createMessage.mockImplementation(async input => {
      await new Promise<void>(resolve => texts.push(resolve))
      return write?.(input) as ReturnType<SiwxPlugin['createMessage']>
    })
    openModal(portico)
    connect(portico, { connectorId: 'io.fake' }).catch(() => undefined)
    await expect.poll(() => texts.length).toBe(1)
    const signing = signIn(portico)
    await expect.poll(() => texts.length).toBe(2)
    texts[0]?.()
    const read = () => {
      const { signIn } = portico.store.get()
      return signIn.status === 'signing' ? signIn.message?.text : undefined
    }
    await expect.poll(read).toBeDefined()
    const shown = read()
    texts[1]?.()
    await signing
    expect(sessions[0]?.message).toBe(shown)
  })
})

it('does not hold whoever moves to a network that the site does not have', async () => {
  const { portico, adapter, connecting } = await asked()
  adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 77 })
  await connecting
  expect(selectIsConnected(portico.store.get())).toBe(true)
})

describe('signing in with a wallet that shows messages itself', () => {
  const setUpMail = (required = true) =>
    setUp({ required, sources: [createEmailSource({ showsMessages: () => true })] })

  it('takes no step of the dialog: the message goes along with the login', async () => {
    const { portico, adapter, plugin, status, sessions } = await setUpMail()
    const routes: string[] = []
    portico.store.subscribe(() => routes.push(routeOf(portico)))
    openModal(portico)
    await connect(portico, { connectorId: 'mail' })
    expect(status()).toBe('signedIn')
    expect(sessions).toHaveLength(1)
    expect(plugin.createMessage).toHaveBeenCalledTimes(1)
    expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toHaveLength(1)
    expect(routes).not.toContain('SIWXSignMessage')
  })

  describe('that signs within the login', () => {
    async function logIn(required: boolean, answer: (signIn: SignInText) => Partial<SourceSession>) {
      let context: SourceContext | undefined
      let message: SignInText | undefined
      const mail = createEmailSource({
        showsMessages: () => true,
        async connect() {
          message = await context?.createSignIn('eip155', address)
          return { ...emailSession, ...(message && answer(message)) }
        },
      })
      const create: SourceFactory['create'] = given => {
        context = given
        return mail.create(given)
      }
      const world = await setUp({ required, sources: [{ create }] })
      openModal(world.portico)
      const connecting = connect(world.portico, { connectorId: 'mail' })
      connecting.catch(() => undefined)
      return { ...world, connecting, getMessage: () => message, getContext: () => context }
    }
    const refuse = () => ({ signInError: new PorticoError(userRejected) })

    it('stores what was signed for the network in use, and asks nothing more [E-05] [T-07]', async () => {
      const world = await logIn(true, ({ data, text }) => ({
        signIns: [{ data: { ...data, accountAddress: mailAddress }, message: text, signature: '0x51' }],
      }))
      await world.connecting
      expect(world.getMessage()?.data).toMatchObject({ accountAddress: address, chainId: 'eip155:1' })
      expect(world.plugin.addSession).toHaveBeenCalledTimes(1)
      expect(world.sessions[0]).toMatchObject({ data: { accountAddress: mailAddress }, signature: '0x51' })
      expect(world.status()).toBe('signedIn')
      expect(world.adapter.calls.filter(call => call.startsWith('signMessage'))).toEqual([])
    })

    it('asks in the dialog after a refusal where the site insists [E-05] [T-07]', async () => {
      const { portico, status, adapter } = await logIn(true, refuse)
      await expect.poll(() => routeOf(portico)).toBe('SIWXSignMessage')
      expect(status()).toBe('asking')
      expect(portico.store.get().signIn).toMatchObject({ error: { code: 'user_rejected' } })
      expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toEqual([])
    })

    it('takes a refusal for a no where the site does not insist [E-05] [T-08]', async () => {
      const { portico, status, connecting, adapter } = await logIn(false, refuse)
      await connecting
      expect(status()).toBe('declined')
      expect(selectIsConnected(portico.store.get())).toBe(true)
      expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toEqual([])
    })

    it('writes no message for a family that is not in use [E-05]', async () => {
      const { getContext, plugin, connecting } = await logIn(false, refuse)
      await connecting
      plugin.createMessage.mockClear()
      expect(await getContext()?.createSignIn('solana', address)).toBeUndefined()
      expect(plugin.createMessage).not.toHaveBeenCalled()
    })
  })

  it('asks in the dialog in a tab that nobody sees, and goes on asking there', async () => {
    const document = { visibilityState: 'hidden' }
    const page = Object.assign(new EventTarget(), { document }) as unknown as Page
    const sources = [createEmailSource({ showsMessages: () => true })]
    const { portico, adapter, status } = await setUp({ fake: createFakeEnvironment({ page }), sources })
    connect(portico, { connectorId: 'mail' }).catch(() => undefined)
    await expect.poll(() => routeOf(portico)).toBe('SIWXSignMessage')
    document.visibilityState = 'visible'
    await expect.poll(() => portico.store.get().signIn).toMatchObject({ message: expect.anything() })
    expect(status()).toBe('asking')
    expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toEqual([])
  })

  it('asks in the dialog after a no at the wallet, where the site insists [T-07]', async () => {
    const { portico, adapter, status } = await setUpMail()
    adapter.answer('signMessage', () => Promise.reject(new PorticoError(userRejected)))
    openModal(portico)
    connect(portico, { connectorId: 'mail' }).catch(() => undefined)
    await expect.poll(() => routeOf(portico)).toBe('SIWXSignMessage')
    expect(status()).toBe('asking')
    expect(adapter.calls.filter(call => call.startsWith('signMessage'))).toHaveLength(1)
    await cancelSignIn(portico)
    expect(selectIsConnected(portico.store.get())).toBe(false)
  })

  it('takes a no at the wallet for a no, where the site does not insist, without a step of the dialog', async () => {
    const { portico, adapter, plugin, status } = await setUpMail(false)
    const routes: string[] = []
    portico.store.subscribe(() => routes.push(routeOf(portico)))
    adapter.answer('signMessage', () => Promise.reject(new PorticoError(userRejected)))
    openModal(portico)
    await connect(portico, { connectorId: 'mail' })
    expect(status()).toBe('declined')
    expect(routes).not.toContain('SIWXSignMessage')
    expect(plugin.createMessage).toHaveBeenCalledTimes(1)
    expect(selectIsConnected(portico.store.get())).toBe(true)
  })
})

it('lets a code wait no longer than a moment for a server that gives no nonce', async () => {
  const { portico, plugin, fake } = await setUp()
  plugin.createMessage.mockImplementation(() => new Promise(() => {}))
  const request = vi.fn()
  void createSignInRequest(portico, plugin, ['eip155:1']).then(request)
  await fake.advance(1499)
  expect(request).not.toHaveBeenCalled()
  await fake.advance(1)
  expect(request).toHaveBeenCalledWith(undefined)
})

it('asks when the server does not say in time what it thinks of what the wallet signed while connecting', async () => {
  const pairing = createFakePairing()
  const { portico, plugin, fake, status } = await setUp({ sources: [pairing.factory] })
  plugin.addSession.mockImplementationOnce(() => new Promise(() => {}))
  startPairing(portico)
  await settle()
  const data = await plugin.createMessage({ accountAddress: address, chainId: 'eip155:1' })
  pairing.attempts[0]?.grant({ ...session, signIns: [{ data, message: '', signature: '' }] })
  await expect.poll(() => plugin.addSession.mock.calls).toHaveLength(1)
  expect(status()).toBe('checking')
  await fake.advance(10_000)
  await expect.poll(status).toBe('asking')
})

describe('the sign-ins of a visitor', () => {
  const signedInTwice = async (required: boolean) => {
    const world = await asked({ required })
    await signIn(world.portico)
    await world.connecting
    await switchNetwork(world.portico, 'eip155:10')
    await expect.poll(world.status).toBe('asking')
    await signIn(world.portico)
    const list = async () => (await listSignIns(world.portico)).map(({ subject }) => subject.caipNetworkId)
    return { ...world, list }
  }

  it('are those of all networks, the one in use first, and end one by one', async () => {
    const { portico, list, status } = await signedInTwice(true)
    expect(await list()).toEqual(['eip155:10', 'eip155:1'])
    const [, other] = await listSignIns(portico)
    await signOut(portico, other?.subject)
    expect(await list()).toEqual(['eip155:10'])
    expect(status()).toBe('signedIn')
    await signOut(portico)
    expect(selectIsConnected(portico.store.get())).toBe(false)
  })

  it('are up to date for those who show them, also when another tab ends one', async () => {
    const { portico, sessions, connecting, status } = await asked({ required: false })
    const accounts = selectSignInAccounts(portico.store.get())
    const unwatch = watchQuery(portico, signInsQuery, accounts)
    const count = () => selectQuery(portico.store.get(), signInsQuery, accounts).data?.length
    await expect.poll(count).toBe(0)
    await signIn(portico)
    await connecting
    await expect.poll(count).toBe(1)
    sessions.splice(0)
    const newValue = JSON.stringify({ v: 1, value: {} })
    portico.environment.page?.dispatchEvent(
      Object.assign(new Event('storage'), { key: '@portico/signIns', newValue }),
    )
    await expect.poll(count).toBe(0)
    await expect.poll(status).not.toBe('signedIn')
    unwatch()
  })

  it('leave the wallet connected where the site does not insist', async () => {
    const { portico, list, status } = await signedInTwice(false)
    for (const { subject } of await listSignIns(portico)) await signOut(portico, subject)
    expect(await list()).toEqual([])
    expect(status()).toBe('declined')
    expect(selectIsConnected(portico.store.get())).toBe(true)
  })
})
