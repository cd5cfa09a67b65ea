import { randomBytes } from 'node:crypto'
import {
  RecoveryAnswerSchema,
  type SealedRecovery,
  SessionTokensSchema,
  StartPasskeyAnswerSchema,
  WalletAnswerSchema,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestPasskey, type PasskeyTwist, type TestPasskey } from '../../test/createTestPasskey.js'
import { createTestWallet, sealedNothing } from '../../test/createTestWallet.js'
import { type TestAuth, vaultOrigin } from '../../test/startTestAuth.js'
import { useTestAuth } from '../../test/useTestAuth.js'
import { createRecipient } from '../secrets/hpke.js'

let service: TestAuth
let device: TestDevice
let email: string
useTestAuth(parts => {
  ;({ service, device, email } = parts)
})

const refused = { status: 403, code: 'passkey_refused' }
const done = { status: 200 }

interface Visitor {
  device: TestDevice
  accessToken: string
}

const challenge = async ({ device, accessToken }: Visitor, purpose: 'add' | 'use') => {
  const { body } = await device.call('/auth/passkey/start', { purpose }, { accessToken })
  return v.parse(StartPasskeyAnswerSchema, body).challenge
}

const add = ({ device, accessToken }: Visitor, body: object) =>
  device.call('/auth/passkey/add', body, { accessToken })

const use = ({ device, accessToken }: Visitor, body: object) =>
  device.call('/auth/passkey/use', body, { accessToken })

async function useNow(visitor: Visitor, passkey: TestPasskey, twist: PasskeyTwist = {}) {
  return use(visitor, passkey.use(await challenge(visitor, 'use'), twist))
}

async function sealTo({ credentialId }: TestPasskey): Promise<SealedRecovery> {
  const { publicKey } = await createRecipient(randomBytes(32))
  return {
    kind: 'passkey',
    publicKey,
    credentialId,
    binding: randomBytes(32).toString('base64url'),
    label: 'Chrome on Linux',
    addedAt: 1_777_777_777,
    sealedShare: sealedNothing(),
  }
}

async function enter() {
  const { accessToken } = await service.login(device, email)
  const wallet = await createTestWallet()
  expect(await device.call('/auth/wallet/create', wallet.create(device), { accessToken })).toMatchObject(done)
  const visitor = { device, accessToken }
  const rotate = (expectedEpoch: number, recoveries: readonly SealedRecovery[]) =>
    device.call(
      '/auth/wallet/rotate',
      { ...wallet.rotate(device, expectedEpoch), recoveries },
      { accessToken },
    )
  return { visitor, rotate, wallet }
}

/** Somebody whose wallet comes back with a passkey. */
async function enterWithPasskey(kind: 'ec' | 'rsa' = 'ec') {
  const entered = await enter()
  const { visitor, rotate } = entered
  const passkey = createTestPasskey(vaultOrigin, kind)
  expect(await add(visitor, passkey.make(await challenge(visitor, 'add')))).toMatchObject(done)
  const recovery = await sealTo(passkey)
  expect(await rotate(1, [recovery])).toMatchObject(done)
  return { ...entered, passkey, recovery }
}

async function addDevice(): Promise<Visitor> {
  const other = await service.createDevice()
  const { accessToken } = await service.login(other, email)
  return { device: other, accessToken }
}

describe('a passkey', () => {
  it.each(['ec', 'rsa'] as const)(
    'gives its share to a new device, for its signature alone (%s)',
    async kind => {
      const { passkey, recovery } = await enterWithPasskey(kind)
      const other = await addDevice()
      const { device, accessToken } = other
      const read = await device.call('/auth/recovery/read', {}, { accessToken })
      expect(v.parse(RecoveryAnswerSchema, read.body).recoveries).toEqual([])
      expect(await useNow(other, passkey)).toMatchObject({ ...done, body: { recovery } })
      const { wallet } = v.parse(
        WalletAnswerSchema,
        (await device.call('/auth/wallet/read', {}, { accessToken })).body,
      )
      expect(wallet?.recoveries).toMatchObject([{ kind: 'passkey', credentialId: passkey.credentialId }])
      expect(JSON.stringify(wallet)).not.toContain('sealedShare')
    },
  )

  it.each<[string, PasskeyTwist]>([
    ['for another site', { rpId: 'evil.example' }],
    ['for the site above the vault', { rpId: 'shop.example' }],
    ['asked for by another page', { clientData: { origin: 'https://shop.example' } }],
    ['asked for in a frame', { clientData: { crossOrigin: true } }],
    [
      'asked for in a frame of a page that nobody knows',
      { clientData: { crossOrigin: true, topOrigin: 'https://evil.example' } },
    ],
    ['with a page around it', { clientData: { topOrigin: 'https://shop.example' } }],
    ['used without its owner', { flags: 0x04 }],
    ['used by somebody who was not verified', { flags: 0x01 }],
    ['asked for something else', { clientData: { type: 'webauthn.create' } }],
    ['with a challenge of nobody', { clientData: { challenge: randomBytes(32).toString('base64url') } }],
    ['without a challenge', { clientData: { challenge: undefined } }],
  ])('is refused %s, when it is used and when it is added [KS11]', async (_, twist) => {
    const { visitor, passkey } = await enterWithPasskey()
    expect(await useNow(visitor, passkey, twist)).toMatchObject(refused)
    expect(await useNow(visitor, passkey)).toMatchObject(done)

    const type = twist.clientData?.type ? { type: 'webauthn.get' } : {}
    const clientData = { ...twist.clientData, ...type }
    const flags = twist.flags === undefined ? {} : { flags: twist.flags | 0x40 }
    const made = createTestPasskey(vaultOrigin).make(await challenge(visitor, 'add'), {
      ...twist,
      ...flags,
      clientData,
    })
    expect(await add(visitor, made)).toMatchObject(refused)
  })

  it('is refused with a challenge that was used, replaced, given to another device or is too old [KS11]', async () => {
    const { visitor, passkey } = await enterWithPasskey()
    const once = passkey.use(await challenge(visitor, 'use'))
    expect(await use(visitor, once)).toMatchObject(done)
    expect(await use(visitor, once)).toMatchObject(refused)

    const before = await challenge(visitor, 'use')
    await challenge(visitor, 'use')
    expect(await use(visitor, passkey.use(before))).toMatchObject(refused)

    const other = await addDevice()
    expect(await use(other, passkey.use(await challenge(visitor, 'use')))).toMatchObject(refused)
    expect(await use(visitor, passkey.use(await challenge(visitor, 'add')))).toMatchObject(refused)

    const late = await challenge(visitor, 'use')
    service.clock.time += 300_001
    expect(await use(visitor, passkey.use(late))).toMatchObject(refused)
  })

  it('counts once, of many uses with one challenge at the same moment [KS11]', async () => {
    const { visitor, passkey } = await enterWithPasskey()
    const given = await challenge(visitor, 'use')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => use(visitor, passkey.use(given, { counter: 0 }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused when its counter stands still or goes back; one that never counts is not [KS11]', async () => {
    const { visitor, passkey } = await enterWithPasskey()
    expect(await useNow(visitor, passkey, { counter: 0 })).toMatchObject(done)
    expect(await useNow(visitor, passkey, { counter: 0 })).toMatchObject(done)
    expect(await useNow(visitor, passkey, { counter: 7 })).toMatchObject(done)
    expect(await useNow(visitor, passkey, { counter: 7 })).toMatchObject(refused)
    expect(await useNow(visitor, passkey, { counter: 6 })).toMatchObject(refused)
    expect(await useNow(visitor, passkey, { counter: 0 })).toMatchObject(refused)
    expect(await useNow(visitor, passkey, { counter: 8 })).toMatchObject(done)
  })

  it('opens nothing for anybody else, nor under the id of another [KS11]', async () => {
    const { visitor, passkey, recovery } = await enterWithPasskey()
    email = createEmail()
    device = await service.createDevice()
    const eve = await enterWithPasskey()
    expect(await useNow(eve.visitor, passkey)).toMatchObject(refused)
    const { credentialId } = passkey
    const own = eve.passkey.use(await challenge(eve.visitor, 'use'))
    expect(await use(eve.visitor, { ...own, credentialId })).toMatchObject(refused)
    const disguised = eve.passkey.use(await challenge(visitor, 'use'))
    expect(await use(visitor, { ...disguised, credentialId })).toMatchObject(refused)
    // Nor can she name it as a way back to her wallet.
    expect(await eve.rotate(2, [recovery])).toMatchObject(refused)
  })

  it('is refused with a signature that was altered, or over other data [KS11]', async () => {
    const { visitor, passkey } = await enterWithPasskey()
    const used = passkey.use(await challenge(visitor, 'use'))
    const other = passkey.use(await challenge(visitor, 'use'))
    expect(await use(visitor, { ...other, signature: used.signature })).toMatchObject(refused)
    const again = passkey.use(await challenge(visitor, 'use'))
    expect(await use(visitor, { ...again, authenticatorData: 'AAAA' })).toMatchObject(refused)
    const third = passkey.use(await challenge(visitor, 'use'))
    expect(await use(visitor, { ...third, clientData: 'AAAA' })).toMatchObject(refused)
  })

  it('is added under its own id, with a key that can be verified, and once', async () => {
    const { visitor } = await enter()
    const passkey = createTestPasskey(vaultOrigin)
    const make = async () => passkey.make(await challenge(visitor, 'add'))
    const { credentialId } = createTestPasskey(vaultOrigin)
    expect(await add(visitor, { ...(await make()), credentialId })).toMatchObject(refused)
    expect(await add(visitor, { ...(await make()), publicKey: 'AAAA' })).toMatchObject(refused)
    expect(await add(visitor, await make())).toMatchObject(done)
    expect(await add(visitor, await make())).toMatchObject(refused)
  })

  it('is added by a device of the wallet alone, and only one that was verified is a way back', async () => {
    const { rotate } = await enter()
    const stranger = await addDevice()
    const passkey = createTestPasskey(vaultOrigin)
    expect(await add(stranger, passkey.make(await challenge(stranger, 'add')))).toMatchObject({
      code: 'device_not_active',
    })
    expect(await rotate(1, [await sealTo(passkey)])).toMatchObject(refused)
  })

  it('opens nothing any more once the wallet names it no longer', async () => {
    const { visitor, rotate, passkey, recovery } = await enterWithPasskey()
    expect(await rotate(2, [{ kind: 'kit' }])).toMatchObject(done)
    expect(await useNow(visitor, passkey)).toMatchObject(refused)
    expect(await rotate(3, [recovery])).toMatchObject(refused)
  })

  it('gives a new device nothing without a new code', async () => {
    const { passkey } = await enterWithPasskey()
    const other = await service.createDevice()
    const { accessToken, refreshToken } = await service.login(other, email)
    service.clock.time += 9 * 60_000
    expect(await useNow({ device: other, accessToken }, passkey)).toMatchObject(done)
    service.clock.time += 2 * 60_000
    const { body } = await other.call('/auth/session/refresh', { refreshToken })
    const later = { device: other, accessToken: v.parse(SessionTokensSchema, body).accessToken }
    expect(await useNow(later, passkey)).toMatchObject({ status: 403, code: 'code_required' })
  })
})
