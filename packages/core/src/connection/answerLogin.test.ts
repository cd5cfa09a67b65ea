import {
  frameReplyError,
  iframeRequestTimeout,
  PorticoError,
  rpcNotAllowed,
  walletFailed,
} from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createEmailSource, emailSession } from '../../test/createEmailSource.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { closeModal } from '../dialog/closeModal.js'
import { openModal } from '../dialog/openModal.js'
import { goBack } from '../dialog/tellDialog.js'
import type { PorticoEvent } from '../events/Events.js'
import { watchEvents } from '../events/watchEvents.js'
import type { LoginAnswer, LoginStep, OpenLoginStep, SourceLogin } from '../sources/Login.js'
import type { WalletSource } from '../sources/Source.js'
import { selectRoute } from '../store/slices/router.js'
import { shakeDuration } from '../utils/timing.js'
import { answerLogin } from './answerLogin.js'
import { beginLogin } from './beginLogin.js'
import { handleSourceEvent } from './handleSourceEvent.js'

const email = 'ada@example.com'
const connectorId = 'mail'
const address: OpenLoginStep = { type: 'address', way: 'email' }
const code: OpenLoginStep = { type: 'code', way: 'email', mailbox: 'own', askedBy: 'page', email }
const approval: OpenLoginStep = { type: 'approval', way: 'email', email, isCodeVerified: true }
const wrongCode = new PorticoError<string>({ ...frameReplyError, code: 'code_wrong' })
const done: LoginStep = { type: 'done', session: emailSession }

/** A source whose login goes through the steps that are given, each of which may be a refusal. */
function createTest(...steps: readonly (LoginStep | PorticoError)[]) {
  let cancelled = 0
  let taken = 0
  const answers: [OpenLoginStep, LoginAnswer][] = []
  const login: SourceLogin = {
    ways: ['email'],
    begin: () => address,
    async answer(...given) {
      answers.push([given[0], given[1]])
      const next = steps[taken++]
      if (!next || next instanceof PorticoError) throw next
      return next
    },
    getWait: () => 0,
  }
  const factory = createEmailSource({
    getRequestView: async () => ({ name: 'ApproveTransaction', connectorId }),
    cancelRequests() {
      cancelled += 1
    },
    login,
  })
  const { portico, fake } = createTestPortico({ sources: [factory] })
  const route = () => selectRoute(portico.store.get().router)
  const source = portico.sources.get(connectorId)
  const tell = (event: Parameters<typeof handleSourceEvent>[2]) =>
    handleSourceEvent(portico, source as WalletSource, event) // created above
  const give = (step: OpenLoginStep, answer: LoginAnswer, signal?: AbortSignal) =>
    answerLogin(portico, { connectorId, step, answer, signal })
  const told: PorticoEvent[] = []
  watchEvents(portico, { onChange: ({ data }) => void told.push(data) })
  return { portico, fake, route, tell, give, answers, told, cancelled: () => cancelled }
}

const mail = { type: 'address', email } as const
const digits = { type: 'code', code: '123456' } as const

describe('logging in', () => {
  it('goes from the address to the code and from the code to the account [C-03] [T-13]', async () => {
    const { portico, route, give, answers } = createTest(code, done)
    openModal(portico, { view: 'Connect' })
    const first = beginLogin(portico, { way: 'email' })
    expect(first).toEqual({ connectorId, step: address })
    expect(await give(first.step, mail)).toEqual(code)
    expect(route()).toEqual({ name: 'EmailVerifyOtp', connectorId, step: code })
    expect(await give(code, digits)).toEqual(done)
    expect(answers).toEqual([
      [address, mail],
      [code, digits],
    ])
    expect(portico.store.get().accounts.eip155).toMatchObject({
      status: 'connected',
      address: `0x${'ab'.repeat(20)}`,
      user: { email },
    })
  })

  it.each<[string, OpenLoginStep, LoginAnswer, LoginStep | PorticoError, readonly string[]]>([
    ['an address', address, mail, code, ['EMAIL_SUBMITTED', 'EMAIL_VERIFICATION_CODE_SENT']],
    ['an address whose code is out', address, mail, { ...code, isResumed: true }, ['EMAIL_SUBMITTED']],
    ['an address that needs no code', address, mail, approval, ['EMAIL_SUBMITTED']],
    ['another code', code, { type: 'resend' }, code, ['EMAIL_SUBMITTED', 'EMAIL_VERIFICATION_CODE_SENT']],
    ['no other code', code, { type: 'resend' }, new PorticoError(walletFailed), ['EMAIL_SUBMITTED']],
    ['a code', code, digits, approval, ['EMAIL_VERIFICATION_CODE_PASS']],
    ['a code at the wallet', code, { type: 'wait' }, approval, ['EMAIL_VERIFICATION_CODE_PASS']],
    ['a wrong code', code, digits, wrongCode, ['EMAIL_VERIFICATION_CODE_FAIL']],
    ['a wrong code for a new address', { ...code, way: 'emailChange' }, digits, wrongCode, []],
    ['a right code after which something fails', code, digits, new PorticoError(walletFailed), []],
    ['a mail that takes its time', code, { type: 'wait' }, new PorticoError(iframeRequestTimeout), []],
    ['an approval', approval, { type: 'wait' }, code, ['DEVICE_REGISTERED_FOR_EMAIL']],
    ['no approval', approval, { type: 'wait' }, new PorticoError(walletFailed), []],
  ])('tells of %s, and never the address', async (_what, step, answer, next, expected) => {
    const { give, told } = createTest(next)
    await give(step, answer).catch(() => undefined)
    expect(told.map(({ event }) => event)).toEqual(expected)
    expect(JSON.stringify(told)).not.toContain(email)
  })

  it('never stores the address with the connection, which outlives a sign-out [T-16]', async () => {
    const { fake, give } = createTest(done)
    await give(code, digits)
    expect([...fake.stored.values()].join()).not.toContain(email)
  })

  it('asks for the device after the code, in place of it, and then connects [T-13]', async () => {
    const { portico, route, give } = createTest(code, approval, done)
    openModal(portico, { view: 'Connect' })
    await give(address, mail)
    await give(code, digits)
    expect(route()).toEqual({ name: 'EmailVerifyDevice', connectorId, step: approval })
    goBack(portico)
    expect(route().name).toBe('Connect')
    expect(await give(approval, { type: 'wait' })).toEqual(done)
    expect(portico.store.get().accounts.eip155?.status).toBe('connected')
  })

  it('stays where it is and shakes when a code is wrong [V-16]', async () => {
    const { portico, fake, route, give } = createTest(code, wrongCode)
    openModal(portico, { view: 'Connect' })
    await give(address, mail)
    await expect(give(code, digits)).rejects.toThrow()
    expect(route().name).toBe('EmailVerifyOtp')
    expect(portico.store.get().modal.shake).toBe(true)
    await fake.advance(shakeDuration)
    expect(portico.store.get().modal.shake).toBe(false)
  })

  it('does not shake for a right code after which something fails', async () => {
    const { portico, give } = createTest(new PorticoError(walletFailed))
    openModal(portico, { view: 'Connect' })
    await expect(give(code, digits)).rejects.toThrow()
    expect(portico.store.get().modal.shake).toBe(false)
  })

  it('does not shake for a visitor who has left the code', async () => {
    const { portico, give } = createTest(wrongCode)
    openModal(portico, { view: 'Connect' })
    await expect(give(code, digits, AbortSignal.abort())).rejects.toThrow()
    expect(portico.store.get().modal.shake).toBe(false)
  })

  it('connects nobody who has given up before the session came', async () => {
    const { portico, give } = createTest(done)
    await expect(give(approval, { type: 'wait' }, AbortSignal.abort())).rejects.toThrow()
    expect(portico.store.get().accounts.eip155?.status).not.toBe('connected')
  })

  it('asks the source that the page names, not the first with the same login', () => {
    const other: SourceLogin = {
      ways: ['email'],
      begin: () => approval,
      answer: async () => done,
      getWait: () => 0,
    }
    const { portico } = createTestPortico({
      sources: [
        createEmailSource({ login: { ...other, begin: () => address } }),
        createEmailSource({ id: 'other', login: other }),
      ],
    })
    expect(beginLogin(portico, { way: 'email', connectorId: 'other' })).toEqual({
      connectorId: 'other',
      step: approval,
    })
    expect(beginLogin(portico, { way: 'email' })).toEqual({ connectorId, step: address })
    expect(() => beginLogin(portico, { way: 'email', connectorId: 'none' })).toThrow(
      'Unable to load email login dependency',
    )
  })

  it('says so where nothing offers it [X-06]', async () => {
    const { portico } = createTestPortico()
    const text = 'Unable to load email login dependency'
    expect(() => beginLogin(portico, { way: 'email' })).toThrow(text)
    await expect(answerLogin(portico, { connectorId, step: address, answer: mail })).rejects.toThrow(text)
  })
})

describe('requests to a wallet with a page of its own', () => {
  const sent = { type: 'requestSent', id: 1, sessionId: 's', method: 'personal_sign' } as const

  it('open its view, which closes when they are answered [T-18]', async () => {
    const { portico, route, tell, cancelled } = createTest()
    tell(sent)
    await settle()
    expect([portico.store.get().modal.open, route().name]).toEqual([true, 'ApproveTransaction'])
    tell({ type: 'requestSettled', id: 1 })
    expect(portico.store.get().modal.open).toBe(false)
    expect(cancelled()).toBe(0)
  })

  it('go back to what was there before when the modal was open [T-18]', async () => {
    const { portico, route, tell } = createTest()
    openModal(portico, { view: 'Networks' })
    tell(sent)
    await settle()
    expect(route().name).toBe('ApproveTransaction')
    tell({ type: 'requestSettled', id: 1 })
    expect(route().name).toBe('Networks')
  })

  it('keep the view while another one is open [T-18]', async () => {
    const { portico, tell } = createTest()
    tell(sent)
    tell({ ...sent, id: 2 })
    await settle()
    tell({ type: 'requestSettled', id: 1 })
    expect(portico.store.get().modal.open).toBe(true)
    tell({ type: 'requestSettled', id: 2 })
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('are given up when the visitor closes the modal [T-17]', async () => {
    const { portico, tell, cancelled } = createTest()
    tell(sent)
    await settle()
    closeModal(portico)
    expect(cancelled()).toBe(1)
  })

  it('are refused with the modal open, and words after 300 ms [T-18] [P-03] [K-04]', async () => {
    const { portico, fake, tell } = createTest()
    tell({ type: 'refused', error: new PorticoError(rpcNotAllowed) })
    expect(portico.store.get().modal.open).toBe(true)
    expect(fake.logged).toContainEqual({ level: 'error', message: 'Requested RPC call is not allowed' })
    await fake.advance(299)
    expect(portico.store.get().toasts.visible).toEqual([])
    await fake.advance(1)
    expect(portico.store.get().toasts.visible).toMatchObject([
      { type: 'error', message: 'Action not allowed' },
    ])
  })

  it('for accounts show the ways to connect, and are declined by whoever closes those', () => {
    const { portico, route, tell, cancelled } = createTest()
    tell({ type: 'loginWanted', namespace: 'eip155' })
    expect(route().name).toBe('Connect')
    closeModal(portico)
    expect(cancelled()).toBe(1)
  })

  it('survive the card that says that the wallet is connected [T-18]', async () => {
    const { portico, fake, route, tell, give, cancelled } = createTest(code, done)
    tell({ type: 'loginWanted', namespace: 'eip155' })
    await give(address, mail)
    await give(code, digits)
    portico.store.set(state => ({ ...state, modal: { ...state.modal, open: true, connected: true } }))
    tell(sent)
    await fake.advance(1000)
    expect([portico.store.get().modal.open, route().name]).toEqual([true, 'ApproveTransaction'])
    expect(cancelled()).toBe(0)
  })

  it('that fail for the owner to mend become an alert [X-03]', () => {
    const { portico, tell } = createTest()
    const entry = { code: 'iframe_load_failed', title: 'Title', message: 'Text.', surface: 'alert' } as const
    tell({ type: 'alert', entry })
    expect(portico.store.get().alerts.items).toMatchObject([{ code: 'iframe_load_failed' }])
  })
})

describe('logging in by a provider', () => {
  const closed: OpenLoginStep = { type: 'window', way: 'google', state: 'closed' }
  const open: OpenLoginStep = { ...closed, state: 'open', turn: 1 }
  const back: OpenLoginStep = { ...open, state: 'back' }
  const names = (told: readonly PorticoEvent[]) =>
    told.filter(({ event }) => event.startsWith('SOCIAL')).map(({ event }) => event)

  it('goes from the click to the window, and from there to the account [C-04]', async () => {
    const { portico, route, give, told } = createTest(open, back, done)
    openModal(portico, { view: 'Connect' })
    await give(closed, { type: 'open' })
    expect(route()).toEqual({ name: 'ConnectingSocial', connectorId, step: open })
    await give(open, { type: 'wait' })
    expect(route()).toEqual({ name: 'ConnectingSocial', connectorId, step: back })
    await give(back, { type: 'wait' })
    expect(names(told)).toEqual([
      'SOCIAL_LOGIN_STARTED',
      'SOCIAL_LOGIN_REQUEST_USER_DATA',
      'SOCIAL_LOGIN_SUCCESS',
    ])
    expect(told.find(({ event }) => event === 'SOCIAL_LOGIN_SUCCESS')).toMatchObject({
      properties: { provider: 'google' },
    })
  })

  it('tells apart who gave up and what went wrong', async () => {
    const refused = new PorticoError<string>({ ...frameReplyError, code: 'social_refused' })
    const failed = new PorticoError<string>({ ...frameReplyError, code: 'social_failed' })
    const { give, told } = createTest(refused, failed)
    await expect(give(open, { type: 'wait' })).rejects.toBe(refused)
    await expect(give(open, { type: 'wait' })).rejects.toBe(failed)
    expect(names(told)).toEqual(['SOCIAL_LOGIN_CANCELED', 'SOCIAL_LOGIN_ERROR'])
  })
})
