import { StartEmailChangeAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'

let service: TestAuth
let device: TestDevice
let email: string
let accessToken: string
let wallet: Awaited<ReturnType<typeof createTestWallet>>
let people = 0
beforeAll(async () => {
  service = await startTestAuth({ limits: { mailsPerQuarter: 10 } })
})
afterAll(() => service.close())
beforeEach(async () => {
  device = await service.createDevice()
  email = `person${people++}@home.example`
  accessToken = (await service.login(device, email)).accessToken
  wallet = await createTestWallet()
  await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
  service.clock.time += 31_000
})

const call = (path: string, body: object, from = device, token = accessToken) =>
  from.call(`/auth/${path}`, body, { accessToken: token })

async function start(target: string) {
  const { body } = await call('email/start', { email: target })
  return v.parse(StartEmailChangeAnswerSchema, body).changeId
}

const proveOld = (changeId: string, code: string) => call('email/old', { changeId, code })
const proveNew = (changeId: string, code: string) => call('email/new', { changeId, code })
const rotate = (emailChange: string, epoch = 1) =>
  call('wallet/rotate', { ...wallet.rotate(device, epoch), emailChange })

/** Both codes, in their order. */
async function prove(target: string) {
  const changeId = await start(target)
  expect(await proveOld(changeId, await service.readCode(email))).toMatchObject({ status: 200 })
  expect(await proveNew(changeId, await service.readCode(target))).toMatchObject({ status: 200 })
  return changeId
}

describe('another mail address', () => {
  it('takes a code from both mailboxes and a new epoch; both are told, and the old one opens nothing [AU11]', async () => {
    const target = `new-${email}`
    const changeId = await start(target.toUpperCase())
    const first = await service.inbox.next(email)
    expect(first.text).toContain(target)
    const oldCode = /^ {4}(\d{6})$/m.exec(first.text)?.[1] ?? ''
    expect(await proveOld(changeId, oldCode)).toMatchObject({ status: 200 })
    expect(await proveNew(changeId, await service.readCode(target))).toMatchObject({ status: 200 })
    // Proven is not changed: only the wallet itself can do that.
    const stranger = await createTestWallet()
    expect(
      await call('wallet/rotate', { ...stranger.rotate(device, 1), emailChange: changeId }),
    ).toMatchObject({ status: 403, code: 'owner_proof_invalid' })
    expect(await rotate(changeId)).toMatchObject({ body: { epoch: 2 } })
    for (const to of [email, target]) {
      expect(await service.inbox.next(to)).toMatchObject({
        subject: 'Your wallet’s email was changed',
        text: expect.stringContaining(target),
      })
    }
    const again = await service.login(await service.createDevice(), target)
    expect(again.wallet?.id).toBe(wallet.id)
    expect((await service.login(await service.createDevice(), email)).wallet).toBeNull()
    expect(await rotate(changeId, 2)).toMatchObject({ status: 403, code: 'code_required' })
  })

  it('ends what was opened by the mailbox before, but not where it was changed, and both are told [AU11]', async () => {
    const elsewhere = await service.createDevice()
    service.clock.time += 31_000
    const { accessToken: token, refreshToken } = await service.login(elsewhere, email)
    service.clock.time += 31_000
    const target = `new-${email}`
    const changeId = await prove(target)
    expect((await call('wallet/read', {}, elsewhere, token)).status).toBe(200)
    expect((await rotate(changeId)).status).toBe(200)
    expect((await call('wallet/read', {}, elsewhere, token)).code).toBe('session_invalid')
    expect((await elsewhere.call('/auth/session/refresh', { refreshToken })).code).toBe('session_invalid')
    expect((await call('wallet/read', {})).status).toBe(200)
    for (const to of [email, target]) expect((await service.inbox.next(to)).text).toContain('were logged out')
    // By the new one it comes in again, and begins anew.
    expect((await service.login(elsewhere, target)).device).toBe('new')
  })

  it('does not skip the present mailbox, nor take its code for the other one [AU11]', async () => {
    const target = `new-${email}`
    const changeId = await start(target)
    const code = await service.readCode(email)
    const refusal = { status: 400, code: 'code_expired' }
    expect(await proveNew(changeId, code)).toMatchObject(refusal)
    expect(await rotate(changeId)).toMatchObject({ status: 403, code: 'code_required' })
    await proveOld(changeId, code)
    expect(await rotate(changeId)).toMatchObject({ status: 403, code: 'code_required' })
    expect(await proveOld(changeId, code)).toMatchObject(refusal)
    const wrong = await service.readCode(target)
    if (wrong !== code) expect(await proveNew(changeId, code)).toMatchObject({ code: 'code_wrong' })
    // A code to sign in is for signing in.
    service.clock.time += 31_000
    const other = await start(`third-${email}`)
    await service.readCode(email)
    service.clock.time += 31_000
    await service.start(device, email)
    expect(await proveOld(other, await service.readCode(email))).toMatchObject({ code: 'code_wrong' })
  })

  it('is the one that was asked for at first: a second change ends the first, at every step [AU11]', async () => {
    const first = await start(`first-${email}`)
    const code = await service.readCode(email)
    service.clock.time += 31_000
    const second = await start(`second-${email}`)
    expect(await proveOld(first, code)).toMatchObject({ code: 'code_expired' })
    expect(await proveOld(second, code)).toMatchObject({ code: 'code_wrong' })
    expect(await proveOld(second, await service.readCode(email))).toMatchObject({ status: 200 })
    await proveNew(second, await service.readCode(`second-${email}`))
    service.clock.time += 31_000
    await start(`third-${email}`)
    expect(await rotate(second)).toMatchObject({ status: 403, code: 'code_required' })
  })

  it('of changes at the same moment one is left, and it takes effect once [AU11]', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(name => call('email/start', { email: `${name}-${email}` })),
    )
    // One mail in half a minute.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const place = answers.findIndex(({ status }) => status === 200)
    const target = `${['a', 'b', 'c'][place]}-${email}`
    const { changeId } = v.parse(StartEmailChangeAnswerSchema, answers[place]?.body)
    await proveOld(changeId, await service.readCode(email))
    const code = await service.readCode(target)
    const proofs = await Promise.all([1, 2, 3].map(() => proveNew(changeId, code)))
    expect(proofs.filter(({ status }) => status === 200)).toHaveLength(1)
    const rotations = await Promise.all([1, 2, 3].map(() => rotate(changeId)))
    expect(rotations.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is for a device of the wallet, and for the one that began [AU11]', async () => {
    const other = await service.createDevice()
    const { accessToken: token } = await service.login(other, email)
    expect(await call('email/start', { email: `x-${email}` }, other, token)).toMatchObject({
      status: 403,
      code: 'device_not_active',
    })
    service.clock.time += 31_000
    const changeId = await start(`new-${email}`)
    const code = await service.readCode(email)
    expect(await call('email/old', { changeId, code }, other, token)).toMatchObject({ code: 'code_expired' })
  })

  it('is not one that has a wallet, and not the present one', async () => {
    const neighbour = `neighbour-${email}`
    await service.login(await service.createDevice(), neighbour)
    service.clock.time += 31_000
    expect(await call('email/start', { email })).toMatchObject({ status: 400 })
    expect(await call('email/start', { email: 'a@b, c@d.example' })).toMatchObject({ status: 400 })
    const changeId = await start(neighbour)
    await proveOld(changeId, await service.readCode(email))
    expect(await proveNew(changeId, await service.readCode(neighbour))).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
  })

  it('is over after five minutes', async () => {
    const changeId = await prove(`new-${email}`)
    service.clock.time += 301_000
    expect(await rotate(changeId)).toMatchObject({ status: 403, code: 'code_required' })
  })

  it('lets the escrow keep a key for it, once it is proven', async () => {
    const target = `new-${email}`
    const changeId = await start(target)
    const ticket = { purpose: 'store', emailChange: changeId }
    expect(await call('escrow/ticket', ticket)).toMatchObject({ status: 403, code: 'code_required' })
    await proveOld(changeId, await service.readCode(email))
    await proveNew(changeId, await service.readCode(target))
    const { body } = await call('escrow/ticket', ticket)
    const claims = v.parse(v.object({ ticket: v.string() }), body).ticket.split('.')[1] ?? ''
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ email: target })
  })
})
