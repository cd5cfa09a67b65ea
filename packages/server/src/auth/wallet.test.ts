import { randomBytes } from 'node:crypto'
import {
  formatSealContext,
  RecoveryAnswerSchema,
  ReleaseShareAnswerSchema,
  sealInfo,
  WalletAnswerSchema,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import type { TestAuth } from '../../test/startTestAuth.js'
import { useTestAuth } from '../../test/useTestAuth.js'
import { createRecipient } from '../secrets/hpke.js'
import { startServer } from '../startServer.js'

let service: TestAuth
let device: TestDevice
let email: string
useTestAuth(parts => {
  ;({ service, device, email } = parts)
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
    email = createEmail()
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
    const [own] = await service.database<{ authShare: Buffer }[]>`
      select auth_share from auth_wallets where user_id = ${userId}`
    expect(own?.authShare.includes(Buffer.from(body.authShare, 'base64url'))).toBe(false)

    // Somebody who can write to the database gives one person the share of another, or an older one.
    email = createEmail()
    const other = await createWallet()
    await service.database`
      update auth_wallets set auth_share = ${own?.authShare ?? null} where user_id = ${other.userId}`
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
  it('are given after a new code, sealed to keys that the service does not have', async () => {
    await createWallet()
    const { other, accessToken, refreshToken } = await addDevice()
    const { body } = await other.call('/auth/recovery/read', {}, { accessToken })
    expect(v.parse(RecoveryAnswerSchema, body).recoveries.map(({ kind }) => kind)).toEqual([
      'escrow',
      'passphrase',
      'kit',
    ])
    service.clock.time += 601_000
    const refreshed = await other.call('/auth/session/refresh', { refreshToken })
    const late = v.parse(v.object({ accessToken: v.string() }), refreshed.body).accessToken
    const refusal = { status: 403, code: 'code_required' }
    const token = { accessToken: late }
    expect(await other.call('/auth/recovery/read', {}, token)).toMatchObject(refusal)
    expect(await other.call('/auth/escrow/ticket', { purpose: 'release' }, token)).toMatchObject(refusal)
  })
})
