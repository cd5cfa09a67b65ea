import { randomBytes } from 'node:crypto'
import {
  formatSealContext,
  ReadApprovalAnswerSchema,
  ReleaseShareAnswerSchema,
  StartApprovalAnswerSchema,
  sealInfo,
  WalletAnswerSchema,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'
import { createRecipient } from '../secrets/hpke.js'
import { startServer } from '../startServer.js'

let service: TestAuth
let device: TestDevice
let email: string
let people = 0
beforeAll(async () => {
  service = await startTestAuth()
})
afterAll(() => service.close())
beforeEach(async () => {
  device = await service.createDevice()
  email = `person${people++}@home.example`
})

type Wallet = Awaited<ReturnType<typeof createTestWallet>>

async function createWallet() {
  const { accessToken, user } = await service.login(device, email)
  const wallet = await createTestWallet()
  const body = wallet.create(device)
  expect(await device.call('/auth/wallet/create', body, { accessToken })).toMatchObject({
    body: { epoch: 1 },
  })
  return { wallet, body, accessToken, userId: user.id }
}

/** A second device that has entered a code. */
async function addDevice() {
  const other = await service.createDevice()
  const { accessToken, ...rest } = await service.login(other, email)
  return { other, accessToken, ...rest }
}

async function releaseShare(from: TestDevice, accessToken: string) {
  const recipient = await createRecipient(randomBytes(32))
  const answer = await from.call(
    '/auth/share/release',
    { recipientKey: recipient.publicKey },
    { accessToken },
  )
  const open = async (walletId: string) => {
    const { epoch, sealed } = v.parse(ReleaseShareAnswerSchema, answer.body)
    const purpose = { info: sealInfo.authShare, context: formatSealContext(walletId, epoch) }
    return Buffer.from(await recipient.open(sealed, purpose)).toString('base64url')
  }
  return { ...answer, open }
}

const rotate = (from: TestDevice, accessToken: string, body: ReturnType<Wallet['rotate']>) =>
  from.call('/auth/wallet/rotate', body, { accessToken })
const readWallet = async (from: TestDevice, accessToken: string) =>
  v.parse(WalletAnswerSchema, (await from.call('/auth/wallet/read', {}, { accessToken })).body)

describe('a wallet', () => {
  it('is stored once for an account, without anything that could sign', async () => {
    const { wallet, body, accessToken } = await createWallet()
    const read = await readWallet(device, accessToken)
    expect(read).toMatchObject({
      device: 'active',
      wallet: { ...body.wallet, epoch: 1, devices: [{ id: device.id, current: true }] },
    })
    expect(JSON.stringify(read)).not.toContain('sealedShare')
    const again = (await createTestWallet()).create(device)
    expect(await device.call('/auth/wallet/create', again, { accessToken })).toMatchObject({
      status: 409,
      code: 'wallet_exists',
    })
    expect((await readWallet(device, accessToken)).wallet?.id).toBe(wallet.id)
  })

  it('is created by its own key only', async () => {
    const { accessToken } = await service.login(device, email)
    const body = (await createTestWallet()).create(device)
    const { addresses } = (await createTestWallet()).create(device).wallet
    expect(
      await device.call(
        '/auth/wallet/create',
        { ...body, wallet: { ...body.wallet, addresses } },
        { accessToken },
      ),
    ).toMatchObject({ status: 403, code: 'owner_proof_invalid' })
  })

  it('cannot take the id of another account', async () => {
    const { wallet } = await createWallet()
    email = `person${people++}@home.example`
    const { accessToken } = await service.login(device, email)
    expect(await device.call('/auth/wallet/create', wallet.create(device), { accessToken })).toMatchObject({
      status: 409,
    })
    expect((await readWallet(device, accessToken)).wallet).toBeNull()
  })
})

describe('the share of the service', () => {
  it('comes sealed to a key of the call, as it was stored', async () => {
    const { wallet, body, accessToken } = await createWallet()
    const answer = await releaseShare(device, accessToken)
    expect(JSON.stringify(answer.body)).not.toContain(body.authShare)
    expect(await answer.open(wallet.id)).toBe(body.authShare)
  })

  it('is encrypted in the database, bound to its account, wallet and epoch [KS02]', async () => {
    const { body, accessToken, userId } = await createWallet()
    const [own] = await service.database<{ auth_share: Buffer }[]>`
      select auth_share from auth_wallets where user_id = ${userId}`
    expect(own?.auth_share.includes(Buffer.from(body.authShare, 'base64url'))).toBe(false)

    // Somebody who can write to the database gives one person the share of another, or an older one.
    email = `person${people++}@home.example`
    const other = await createWallet()
    await service.database`
      update auth_wallets set auth_share = ${own?.auth_share ?? null} where user_id = ${other.userId}`
    expect(await releaseShare(device, other.accessToken)).toMatchObject({ status: 500 })
    await service.database`update auth_wallets set epoch = 2 where user_id = ${userId}`
    expect(await releaseShare(device, accessToken)).toMatchObject({ status: 500 })
  })

  it('goes to nobody without a wallet, and to no key that is none', async () => {
    const { accessToken } = await service.login(device, email)
    expect(await releaseShare(device, accessToken)).toMatchObject({ code: 'wallet_missing' })
    const own = await createWallet()
    const recipientKey = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }
    expect(
      await device.call('/auth/share/release', { recipientKey }, { accessToken: own.accessToken }),
    ).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('goes to a new device after a new code, and not ten minutes later', async () => {
    await createWallet()
    const { other, accessToken, refreshToken } = await addDevice()
    expect(await releaseShare(other, accessToken)).toMatchObject({ status: 200 })
    service.clock.time += 601_000
    const { body } = await other.call('/auth/session/refresh', { refreshToken })
    const later = v.parse(v.object({ accessToken: v.string() }), body).accessToken
    expect(await releaseShare(other, later)).toMatchObject({ status: 403, code: 'code_required' })
  })

  it('is read after the key that encrypts it was replaced, while the old one is kept', async () => {
    const { wallet, body } = await createWallet()
    const newKey = randomBytes(32).toString('base64url')
    const restart = async (shareKeys: string[]) => {
      const server = await startServer({
        port: 0,
        databaseUrl: service.databaseUrl,
        auth: { ...service.auth, shareKeys },
      })
      const home = await service.createDevice(server.url)
      const { accessToken } = await service.login(home, email)
      const answer = await releaseShare(home, accessToken)
      await server.close()
      return answer
    }
    const both = await restart([newKey, ...service.auth.shareKeys])
    expect(await both.open(wallet.id)).toBe(body.authShare)
    expect(await restart([newKey])).toMatchObject({ status: 500, code: 'internal_error' })
  })
})

describe('a new epoch', () => {
  it('replaces all shares, for one of those who try at the same moment', async () => {
    const { wallet, accessToken } = await createWallet()
    const bodies = Array.from({ length: 5 }, () => wallet.rotate(device, 1))
    const answers = await Promise.all(bodies.map(body => rotate(device, accessToken, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const winner = bodies[answers.findIndex(({ status }) => status === 200)]
    const share = await releaseShare(device, accessToken)
    expect(share.body).toMatchObject({ epoch: 2 })
    expect(await share.open(wallet.id)).toBe(winner?.authShare)
    expect((await readWallet(device, accessToken)).wallet).toMatchObject({
      epoch: 2,
      commitment: winner?.commitment,
    })
  })

  it('is written with the key of the wallet, so a mailbox alone destroys nothing', async () => {
    await createWallet()
    const { other, accessToken } = await addDevice()
    const stranger = await createTestWallet()
    expect(await rotate(other, accessToken, stranger.rotate(other, 1))).toMatchObject({
      status: 403,
      code: 'owner_proof_invalid',
    })
  })

  it('makes the device that writes it one of the wallet, and leaves a share for each of the others', async () => {
    const { wallet, accessToken: first } = await createWallet()
    const { other, accessToken: second } = await addDevice()
    const body = wallet.rotate(other, 1, [device])
    expect(await rotate(other, second, body)).toMatchObject({ body: { epoch: 2 } })
    expect((await readWallet(other, second)).device).toBe('active')
    const old = await readWallet(device, first)
    expect(old.deposited).toEqual(body.devices[0]?.sealedShare)
    expect(old.wallet?.devices.map(({ id }) => id).sort()).toEqual([device.id, other.id].sort())
    // It asks again when the answer got lost.
    expect((await readWallet(device, first)).deposited).toEqual(old.deposited)
  })

  it('removes devices that it has no share for', async () => {
    const { wallet, accessToken: first } = await createWallet()
    const { other, accessToken: second } = await addDevice()
    await rotate(other, second, wallet.rotate(other, 1))
    expect(await device.call('/auth/wallet/read', {}, { accessToken: first })).toMatchObject({ status: 401 })
    expect((await service.login(device, email)).device).toBe('new')
  })

  it('leaves shares for devices of the wallet only', async () => {
    const { wallet, accessToken } = await createWallet()
    const { other } = await addDevice()
    expect(await rotate(device, accessToken, wallet.rotate(device, 1, [other]))).toMatchObject({
      status: 400,
    })
    expect((await readWallet(device, accessToken)).wallet?.epoch).toBe(1)
  })
})

describe('ways back', () => {
  it('are given after a new code; the escrow only to a device that was approved', async () => {
    await createWallet()
    const { other, accessToken } = await addDevice()
    const kinds = async () => {
      const { body } = await other.call('/auth/recovery/read', {}, { accessToken })
      return v
        .parse(v.object({ recoveries: v.array(v.object({ kind: v.string() })) }), body)
        .recoveries.map(({ kind }) => kind)
    }
    expect(await kinds()).toEqual(['passphrase', 'kit'])
    await decide(await askForApproval(other, accessToken), 'approved')
    expect(await kinds()).toEqual(['escrow', 'passphrase', 'kit'])
    service.clock.time += 601_000
    const again = await service.login(other, email)
    service.clock.time += 601_000
    const { body } = await other.call('/auth/session/refresh', { refreshToken: again.refreshToken })
    const late = v.parse(v.object({ accessToken: v.string() }), body).accessToken
    expect(await other.call('/auth/recovery/read', {}, { accessToken: late })).toMatchObject({
      status: 403,
      code: 'code_required',
    })
  })
})

async function askForApproval(from: TestDevice, accessToken: string) {
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' }
  const { body } = await from.call('/auth/device/approval/start', {}, { accessToken, headers })
  const { approvalId } = v.parse(StartApprovalAnswerSchema, body)
  const { text } = await service.inbox.next(email)
  const link = /http:\/\/127\.0\.0\.1(\/auth\/device\/approval\?token=[\w-]+)/.exec(text)?.[1] ?? ''
  return { approvalId, text, url: service.url + link, token: link.split('=')[1] ?? '' }
}

const decide = ({ url, token }: { url: string; token: string }, decision: string, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { Origin: 'http://127.0.0.1', ...headers },
    body: new URLSearchParams({ token, decision }),
  })

describe('approving a device', () => {
  const readState = async (from: TestDevice, accessToken: string, approvalId: string) =>
    v.parse(
      ReadApprovalAnswerSchema,
      (await from.call('/auth/device/approval/state', { approvalId }, { accessToken })).body,
    )

  it('is a button on a page behind a link: opening the page changes nothing', async () => {
    await createWallet()
    const { other, accessToken } = await addDevice()
    const approval = await askForApproval(other, accessToken)
    expect(approval.text).toContain('Firefox on Linux')
    for (const method of ['GET', 'HEAD']) await fetch(approval.url, { method })
    const page = await fetch(approval.url)
    expect(await page.text()).toContain('It is <strong>Firefox on Linux</strong>.')
    expect(page.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    // With `no-referrer` browsers would not say where the form comes from.
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await readState(other, accessToken, approval.approvalId)).toEqual({ state: 'pending' })
    expect(await (await decide(approval, 'approved')).text()).toContain('This device is approved')
    expect(await readState(other, accessToken, approval.approvalId)).toEqual({
      state: 'approved',
      ticket: expect.any(String),
    })
  })

  it('can be a refusal, before and after', async () => {
    await createWallet()
    for (const decisions of [['refused'], ['approved', 'refused'], ['refused', 'approved']]) {
      const { other, accessToken } = await addDevice()
      const approval = await askForApproval(other, accessToken)
      for (const decision of decisions) await decide(approval, decision)
      expect(await readState(other, accessToken, approval.approvalId)).toEqual({ state: 'refused' })
      expect(await other.call('/auth/wallet/read', {}, { accessToken })).toMatchObject({ status: 401 })
      service.clock.time += 900_000
    }
  })

  it('does not come back with a device that was refused and signs in again', async () => {
    await createWallet()
    const { other, accessToken } = await addDevice()
    const approval = await askForApproval(other, accessToken)
    await decide(approval, 'approved')
    await service.database`update auth_devices set state = 'removed' where id = ${other.id}`
    const again = await service.login(other, email)
    expect(await readState(other, again.accessToken, approval.approvalId)).toEqual({ state: 'expired' })
  })

  it('is not done by other pages, other kinds of bodies or other tokens [AU17]', async () => {
    await createWallet()
    const { other, accessToken } = await addDevice()
    const approval = await askForApproval(other, accessToken)
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Content-Type': 'text/plain' },
    ]) {
      expect((await decide(approval, 'approved', headers)).status).toBe(403)
    }
    expect((await decide({ ...approval, token: 'A'.repeat(43) }, 'approved')).status).toBe(404)
    expect((await decide({ ...approval, token: "' or 1=1 --" }, 'approved')).status).toBe(404)
    expect(await readState(other, accessToken, approval.approvalId)).toEqual({ state: 'pending' })
  })

  it('is over after ten minutes', async () => {
    await createWallet()
    const { other, accessToken, refreshToken } = await addDevice()
    const approval = await askForApproval(other, accessToken)
    service.clock.time += 600_000
    expect(await (await decide(approval, 'approved')).text()).toContain('This link is over')
    const { body } = await other.call('/auth/session/refresh', { refreshToken })
    const later = v.parse(v.object({ accessToken: v.string() }), body).accessToken
    expect(await readState(other, later, approval.approvalId)).toEqual({ state: 'expired' })
  })

  it('is known to the device that asked alone, and mails a few times only', async () => {
    const { accessToken: own } = await createWallet()
    const { other, accessToken } = await addDevice()
    const approval = await askForApproval(other, accessToken)
    const body = { approvalId: approval.approvalId }
    expect(await device.call('/auth/device/approval/state', body, { accessToken: own })).toMatchObject({
      status: 404,
    })
    await askForApproval(other, accessToken)
    await askForApproval(other, accessToken)
    expect(await other.call('/auth/device/approval/start', {}, { accessToken })).toMatchObject({
      status: 429,
    })
  })
})

describe('the delay for new devices', () => {
  it('keeps the escrow closed for as long as the owner of the site says', async () => {
    const slow = await startTestAuth({ newDeviceHours: 24 })
    const previous = service
    service = slow
    try {
      device = await slow.createDevice()
      await createWallet()
      const { other, accessToken } = await addDevice()
      const approval = await askForApproval(other, accessToken)
      expect(approval.text).toContain('waits 24 hours')
      await decide(approval, 'approved')
      const state = async (token: string) =>
        (
          await other.call(
            '/auth/device/approval/state',
            { approvalId: approval.approvalId },
            { accessToken: token },
          )
        ).body
      expect(await state(accessToken)).toEqual({ state: 'approved', availableAt: expect.any(Number) })
      slow.clock.time += 24 * 3_600_000
      // The code of yesterday is not fresh any more; after another one, nobody needs to approve again.
      const next = await slow.login(other, email)
      const again = await other.call('/auth/device/approval/start', {}, { accessToken: next.accessToken })
      expect(again.body).toMatchObject({ approvalId: approval.approvalId })
      expect(await state(next.accessToken)).toEqual({ state: 'approved', ticket: expect.any(String) })
    } finally {
      service = previous
      await slow.close()
    }
  })
})
