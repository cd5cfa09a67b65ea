import { PorticoError, rpcNotAllowed, walletFailed } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createEmailSource } from '../../test/createEmailSource.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { shakeDuration } from '../constants/timing.js'
import { selectRoute } from '../store/slices/router.js'
import type { EmailLogin, LoginStep, WalletSource } from '../types/Source.js'
import { close } from './close.js'
import { connectEmail } from './connectEmail.js'
import { handleSourceEvent } from './handleSourceEvent.js'
import { goBack } from './navigate.js'
import { open } from './open.js'
import { verifyEmailCode } from './verifyEmailCode.js'
import { verifyEmailDevice } from './verifyEmailDevice.js'

const email = 'ada@example.com'
/** A source whose login goes through the steps that are given. */
function createTest(login: Partial<EmailLogin> = {}) {
  let cancelled = 0
  const step = (next: LoginStep) => async () => next
  const factory = createEmailSource({
    getRequestView: async () => ({ name: 'ApproveTransaction', connectorId: 'mail' }),
    cancelRequests() {
      cancelled += 1
    },
    email: {
      start: step('code'),
      verifyCode: step('connect'),
      verifyDevice: step('connect'),
      getWait: () => 0,
      ...login,
    },
  })
  const { portico, fake } = createTestPortico({ sources: [factory] })
  const route = () => selectRoute(portico.store.get().router)
  const source = portico.sources.get('mail')
  const tell = (event: Parameters<typeof handleSourceEvent>[2]) =>
    handleSourceEvent(portico, source as WalletSource, event) // created above
  return { portico, fake, route, tell, cancelled: () => cancelled }
}

describe('logging in by e-mail', () => {
  it('goes from the address to the code and from the code to the account [C-03] [T-13]', async () => {
    const { portico, route } = createTest()
    open(portico, { view: 'Connect' })
    expect(await connectEmail(portico, { email })).toBe('code')
    expect(route()).toEqual({ name: 'EmailVerifyOtp', email })
    expect(await verifyEmailCode(portico, { code: '123456', email })).toBe('connect')
    expect(portico.store.get().accounts.eip155).toMatchObject({
      status: 'connected',
      address: `0x${'ab'.repeat(20)}`,
      user: { email },
    })
  })

  it('never stores the address with the connection, which outlives a sign-out [T-16]', async () => {
    const { portico, fake } = createTest()
    open(portico, { view: 'Connect' })
    await connectEmail(portico, { email })
    await verifyEmailCode(portico, { code: '123456', email })
    expect([...fake.stored.values()].join()).not.toContain(email)
  })

  it('asks for the device after the code, in place of it, and then connects [T-13]', async () => {
    const { portico, route } = createTest({ verifyCode: async () => 'device' })
    open(portico, { view: 'Connect' })
    await connectEmail(portico, { email })
    await verifyEmailCode(portico, { code: '123456', email })
    expect(route()).toEqual({ name: 'EmailVerifyDevice', email })
    goBack(portico)
    expect(route().name).toBe('Connect')
    expect(await verifyEmailDevice(portico, { email })).toBe('connect')
  })

  it('asks for the code after a device that was approved first [T-13]', async () => {
    const { portico, route } = createTest({ start: async () => 'device', verifyDevice: async () => 'code' })
    open(portico, { view: 'Connect' })
    await connectEmail(portico, { email })
    await verifyEmailDevice(portico, { email })
    expect(route()).toEqual({ name: 'EmailVerifyOtp', email })
  })

  it('stays where it is and shakes when a code is wrong, and tells nobody the address [V-16]', async () => {
    const failing = async () => {
      throw new PorticoError(walletFailed)
    }
    const { portico, fake, route } = createTest({ verifyCode: failing })
    open(portico, { view: 'Connect' })
    await connectEmail(portico, { email })
    await expect(verifyEmailCode(portico, { code: '000000', email })).rejects.toThrow()
    expect(route().name).toBe('EmailVerifyOtp')
    expect(portico.store.get().modal.shake).toBe(true)
    await fake.advance(shakeDuration)
    expect(portico.store.get().modal.shake).toBe(false)
    expect(JSON.stringify(portico.store.get().events)).not.toContain(email)
  })

  it('does not shake for a visitor who has left the code', async () => {
    const leaving = new AbortController()
    const { portico } = createTest({
      async verifyCode() {
        leaving.abort()
        throw new PorticoError(walletFailed)
      },
    })
    open(portico, { view: 'Connect' })
    const { signal } = leaving
    await expect(verifyEmailCode(portico, { code: '000000', email, signal })).rejects.toThrow()
    expect(portico.store.get().modal.shake).toBe(false)
  })

  it('says so where nothing offers it [X-06]', async () => {
    const { portico } = createTestPortico()
    await expect(connectEmail(portico, { email })).rejects.toThrow('Unable to load email login dependency')
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
    open(portico, { view: 'Networks' })
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
    close(portico)
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
    close(portico)
    expect(cancelled()).toBe(1)
  })

  it('survive the card that says that the wallet is connected [T-18]', async () => {
    const { portico, fake, route, tell, cancelled } = createTest()
    tell({ type: 'loginWanted', namespace: 'eip155' })
    await connectEmail(portico, { email })
    await verifyEmailCode(portico, { code: '123456', email })
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
