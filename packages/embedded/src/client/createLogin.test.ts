import type { LoginAnswer, LoginStep } from '@portico/core'
import type { AddressStep, ApprovalStep, CodeStep, OpenLoginStep } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, evmAddress, type Handlers } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'
import { loginKeys } from '../loginKeys.js'

const email = 'ada@example.com'
const newEmail = 'ada@work.example'

const address: AddressStep = { type: 'address', way: 'email' }
const code: CodeStep = { type: 'code', way: 'email', mailbox: 'own', askedBy: 'page', email }
const approval: ApprovalStep = { type: 'approval', way: 'email', email, isCodeVerified: false }
const lastApproval: ApprovalStep = { ...approval, isCodeVerified: true }
const newAddress: AddressStep = { type: 'address', way: 'emailChange' }
const presentCode: CodeStep = { ...code, way: 'emailChange', newEmail }
const newCode: CodeStep = { ...code, way: 'emailChange', mailbox: 'new', email: newEmail }

const mail: LoginAnswer = { type: 'address', email: ` ${email} ` }
const digits: LoginAnswer = { type: 'code', code: '123456' }
const wait: LoginAnswer = { type: 'wait' }
const resend: LoginAnswer = { type: 'resend' }

const isNew = ({ email }: { readonly email: string }) => email === newEmail

const done = { type: 'done', session: expect.objectContaining({ id: evmAddress, user: { email } }) }

type Row = readonly [
  what: string,
  step: OpenLoginStep,
  answer: LoginAnswer,
  vault: Handlers,
  next: LoginStep | typeof done,
]

const login: readonly Row[] = [
  ['an address asks for its code', address, mail, {}, code],
  ['or for an approval', address, mail, { CONNECT_EMAIL: () => ({ action: 'VERIFY_DEVICE' }) }, approval],
  ['or lets in at once', address, mail, { CONNECT_EMAIL: () => ({ action: 'CONNECT' }) }, done],
  ['a code lets in', code, digits, {}, done],
  [
    'or asks for an approval',
    code,
    digits,
    { CONNECT_OTP: () => ({ action: 'VERIFY_DEVICE' }) },
    lastApproval,
  ],
  ['the wallet can take the code', { ...code, askedBy: 'wallet' }, wait, {}, done],
  ['another code is the same step', code, resend, {}, code],
  ['an approval before the code asks for that', approval, wait, {}, code],
  ['an approval after the code lets in', lastApproval, wait, {}, done],
]

const change: readonly Row[] = [
  [
    'an address asks the present mailbox',
    newAddress,
    { type: 'address', email: newEmail },
    { UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }) },
    presentCode,
  ],
  [
    'or the new one at once',
    newAddress,
    { type: 'address', email: newEmail },
    { UPDATE_EMAIL: () => ({ action: 'VERIFY_SECONDARY_OTP' }) },
    newCode,
  ],
  [
    'a first address is added by the vault alone, code included',
    newAddress,
    { type: 'address', email: newEmail },
    { UPDATE_EMAIL: () => ({ action: 'ADDED' }) },
    { type: 'changed', session: expect.objectContaining({ id: evmAddress, user: { email: newEmail } }) },
  ],
  [
    'the code from the present one asks the new one',
    presentCode,
    digits,
    { UPDATE_EMAIL_PRIMARY_OTP: () => undefined },
    newCode,
  ],
  [
    'the code from the new one changes it',
    newCode,
    digits,
    { UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail }) },
    { type: 'changed', session: expect.objectContaining({ id: evmAddress, user: { email: newEmail } }) },
  ],
  [
    'another code for the present one begins the change anew',
    presentCode,
    resend,
    { UPDATE_EMAIL: payload => ({ action: isNew(payload) ? 'VERIFY_PRIMARY_OTP' : 'VERIFY_SECONDARY_OTP' }) },
    presentCode,
  ],
  [
    'and one for the new one, which logs nobody else in',
    newCode,
    resend,
    { UPDATE_EMAIL: payload => ({ action: isNew(payload) ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }) },
    newCode,
  ],
]

describe('a login', () => {
  it.each(login)('%s [T-13]', async (_what, step, answer, handlers, next) => {
    const { client, run } = createTestClient({ vault: createFakeVault(handlers) })
    expect(await run(client.login.answer(step, answer))).toEqual(next)
  })

  it.each(change)('with another address: %s [T-15] [AU11]', async (_what, step, answer, handlers, next) => {
    const { client, run, logIn } = createTestClient({ vault: createFakeVault(handlers) })
    await logIn()
    expect(await run(client.login.answer(step, answer))).toEqual(next)
  })

  it('has the wallet ask for the code where its owner wants that', async () => {
    const { client, run } = createTestClient({ options: { otpInVault: true } })
    expect(await run(client.login.answer(address, mail))).toEqual({ ...code, askedBy: 'wallet' })
  })

  it.each([
    ['a login', address],
    ['a change', newAddress],
  ])('refuses what is no e-mail address before anything is sent, in %s [R-01]', async (_what, step) => {
    const { client, vault } = createTestClient()
    for (const answer of [{ type: 'address', email: 'ada' }, wait] as const)
      await expect(client.login.answer(step, answer)).rejects.toMatchObject({ code: 'invalid_email' })
    expect(vault.urls).toEqual([])
  })

  it.each([
    "o'neil@example.com",
    'ada+shop@mail.example.co.uk',
    'user@bücher.example',
    'user@例え.example',
    `${'a'.repeat(64)}@b.co`,
  ])('sends %s to the vault, which asks for its code [R-01]', async email => {
    const { client, run, vault } = createTestClient()
    const next = await run(client.login.answer(address, { type: 'address', email }))
    expect(next).toEqual({ ...code, email })
    expect(vault.heard).toContainEqual(expect.objectContaining({ name: 'CONNECT_EMAIL', payload: { email } }))
  })

  it('finds whoever is in where the vault was not to be reached right after the code', async () => {
    const { GET_USER } = createFakeVault().handlers
    const vault = createFakeVault({ GET_USER: () => ({ error: { message: 'Out of order.' } }) })
    const { client, fake, run } = createTestClient({ vault })
    await run(client.login.answer(address, mail))
    await expect(run(client.login.answer(code, digits))).rejects.toThrow()
    const next = createTestClient({ fake })
    expect(await next.run(next.client.restore())).toMatchObject([{ id: evmAddress }])
    if (GET_USER) vault.handlers.GET_USER = GET_USER
    expect(await run(client.connect({ namespace: 'eip155' }))).toMatchObject({ id: evmAddress })
  })

  it.each<[string, OpenLoginStep, LoginAnswer, Handlers]>([
    ['a code', code, digits, {}],
    ['an approval', lastApproval, wait, {}],
    ['an address that needs no code', address, mail, { CONNECT_EMAIL: () => ({ action: 'CONNECT' }) }],
  ])('takes %s once, where only what follows it has failed [T-13]', async (_what, step, answer, handlers) => {
    const { GET_USER } = createFakeVault().handlers
    const vault = createFakeVault({ ...handlers, GET_USER: () => ({ error: { message: 'Out of order.' } }) })
    const { client, run } = createTestClient({ vault })
    await expect(run(client.login.answer(step, answer))).rejects.toThrow('Out of order.')
    const spent = () => ({ error: { message: 'Spent.', reason: 'not_signed_in' } })
    vault.handlers = {
      ...vault.handlers,
      CONNECT_EMAIL: spent,
      CONNECT_OTP: spent,
      CONNECT_DEVICE: spent,
      ...(GET_USER && { GET_USER }),
    }
    expect(await run(client.login.answer(step, answer))).toEqual(done)
  })

  it.each<[string, OpenLoginStep, LoginAnswer, string]>([
    ['another address', { ...code, email: newEmail }, digits, 'CONNECT_OTP'],
    ['whoever wants another code', code, resend, 'CONNECT_EMAIL'],
  ])('takes nothing for given of %s', async (_what, step, answer, asked) => {
    const vault = createFakeVault({ GET_USER: () => ({ error: { message: 'Out of order.' } }) })
    const { client, run } = createTestClient({ vault })
    await expect(run(client.login.answer(code, digits))).rejects.toThrow()
    vault.heard.length = 0
    await run(client.login.answer(step, answer)).catch(() => undefined)
    expect(vault.names()[0]).toBe(asked)
  })

  it('is asked for its code again once the vault knows nobody any more', async () => {
    const gone = () => ({ error: { message: 'Nobody.', reason: 'not_signed_in' } })
    const vault = createFakeVault({ GET_USER: gone })
    const { client, run } = createTestClient({ vault })
    for (let turn = 0; turn < 2; turn += 1)
      await expect(run(client.login.answer(code, digits))).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(vault.names().filter(name => name === 'CONNECT_OTP')).toHaveLength(2)
  })

  it('is remembered with its new address once both mailboxes have answered [AU11]', async () => {
    const vault = createFakeVault({ UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail }) })
    const { client, fake, run, logIn } = createTestClient({ vault })
    await logIn()
    expect(fake.stored.get(loginKeys.login)).toContain(email)
    await run(client.login.answer(newCode, { type: 'code', code: '654321' }))
    expect(fake.stored.get(loginKeys.login)).toContain(newEmail)
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'UPDATE_EMAIL_SECONDARY_OTP',
      payload: { otp: '654321' },
    })
    expect(await run(client.connect({ namespace: 'eip155' }))).toMatchObject({ user: { email: newEmail } })
  })
})

describe('the code of a login', () => {
  it('is not sent again within 30 seconds, also after the page was loaded anew [R-05]', async () => {
    const { client, fake, run } = createTestClient()
    await run(client.login.answer(address, mail))
    const sentAt: number = JSON.parse(fake.stored.get(loginKeys.sentAt) ?? '').value
    const goTo = (passed: number) => fake.advance(sentAt + passed - fake.now())
    const again = createTestClient({ fake })
    const sendAgain = () => again.client.login.answer(code, resend)
    await goTo(10_500)
    await expect(sendAgain()).rejects.toThrow('Please try again after 20 seconds')
    await expect(
      again.client.login.answer(address, { type: 'address', email: 'other@example.com' }),
    ).rejects.toThrow('Please try again after 20 seconds')
    await goTo(29_999)
    await expect(sendAgain()).rejects.toThrow('Please try again after 1 seconds')
    expect(again.client.login.getWait()).toBe(1)
    await goTo(30_000)
    expect(await again.run(sendAgain())).toEqual(code)
  })

  it('may still be typed, also on the next page, until it is used or over [R-05]', async () => {
    const { client, fake, memory, run } = createTestClient()
    expect(memory.recall()).toBeUndefined()
    await run(client.login.answer(address, mail))
    const again = createTestClient({ fake })
    expect(again.memory.recall()).toEqual({ email, isCodeOut: true })
    const shouted: LoginAnswer = { type: 'address', email: ' ADA@example.com ' }
    expect(await again.client.login.answer(address, shouted)).toEqual({ ...code, isResumed: true })
    expect(again.vault.names()).toEqual([])
    await again.run(again.client.login.answer(code, digits))
    expect(memory.recall()).toEqual({ email, isCodeOut: false })
    await fake.advance(30_000)
    await run(client.login.answer(code, resend))
    await fake.advance(5 * 60_000)
    expect(memory.recall()).toEqual({ email, isCodeOut: false })
  })

  it.each(['code_expired', 'code_exhausted'])('leads nobody back once it is over: %s', async reason => {
    const vault = createFakeVault({ CONNECT_OTP: () => ({ error: { message: 'Over.', reason } }) })
    const { client, memory, run } = createTestClient({ vault })
    await run(client.login.answer(address, mail))
    await expect(run(client.login.answer(code, digits))).rejects.toThrow()
    expect(memory.recall()).toEqual({ email, isCodeOut: false })
  })

  it('lets nobody wait for a clock that was put back [R-05]', async () => {
    const fake = createFakeEnvironment()
    fake.stored.set(loginKeys.sentAt, JSON.stringify({ v: 1, value: fake.now() + 86_400_000 }))
    const { client, run } = createTestClient({ fake })
    expect(await run(client.login.answer(address, mail))).toEqual(code)
  })
})
