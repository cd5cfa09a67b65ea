import { ed25519 } from '@noble/curves/ed25519.js'
import { authRefused, freshCodeRequired } from '@portico/protocol'
import { type AddWayIn, formatWayStatement } from '@portico/protocol/auth'
import { base58 } from '@scure/base'
import { expect, it, vi } from 'vitest'
import { socialTicket, socialUri } from '../../../test/createFakeServices.ts'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import { getDeviceId } from '../../keys/deviceKeys.ts'
import { toUtf8 } from '../../keys/encoding.ts'

const attemptId = new URL(socialUri).searchParams.get('attempt') ?? ''
const brought = { attemptId, ticket: socialTicket }

it('adds and removes a way in by the wallet’s own key, for this device [AU25]', async () => {
  const addWayIn = vi.fn(async (_body: AddWayIn) => undefined)
  const removeWayIn = vi.fn(async () => undefined)
  const { keeper, enterBySocial, services, store } = await createTestKeeper({
    social: { addWayIn, removeWayIn },
  })
  await enterBySocial()
  expect(await keeper.listWaysIn()).toMatchObject({ ways: [{ provider: 'google' }] })
  expect(await keeper.startWayIn('github')).toEqual({ attemptId, uri: socialUri })
  expect(await keeper.readWayIn(brought)).toEqual({ provider: 'github', name: 'ada' })
  await keeper.addWayIn(brought)
  await keeper.removeWayIn('github')
  const { ownerSignature = '', ...added } = addWayIn.mock.calls[0]?.[0] ?? {}
  expect(added).toEqual(brought)
  const account = await keeper.getAccount()
  const device = await store.get('device')
  if (!device || !account) throw new Error('Nobody is in.')
  const statement = formatWayStatement({
    walletId: services.getWallet()?.id ?? '',
    deviceId: await getDeviceId(device),
    act: 'add',
    subject: attemptId,
  })
  const signature = new Uint8Array(Buffer.from(ownerSignature, 'base64url'))
  expect(ed25519.verify(signature, toUtf8(statement), base58.decode(account.addresses.solana))).toBe(true)
  expect(removeWayIn).toHaveBeenCalledWith({ provider: 'github', ownerSignature: expect.any(String) })
})

it('changes no way in for whoever holds the device alone [AU25] [KS09]', async () => {
  const addWayIn = vi.fn(async () => undefined)
  const removeWayIn = vi.fn(async () => undefined)
  const { keeper, enterBySocial, clock } = await createTestKeeper({ social: { addWayIn, removeWayIn } })
  await enterBySocial()
  clock.advance(5 * 60_000 + 1)
  const refused = { code: freshCodeRequired.code }
  await expect(keeper.addWayIn(brought)).rejects.toMatchObject(refused)
  await expect(keeper.removeWayIn('github')).rejects.toMatchObject(refused)
  expect(addWayIn).not.toHaveBeenCalled()
  expect(removeWayIn).not.toHaveBeenCalled()
})

it('keeps the way that somebody without a mailbox came in by [AU25]', async () => {
  const removeWayIn = vi.fn(async () => undefined)
  const { keeper, enterBySocial } = await createTestKeeper({ social: { removeWayIn } })
  await enterBySocial()
  await expect(keeper.removeWayIn('google')).rejects.toMatchObject({
    code: authRefused.code,
    context: { reason: 'way_in_use' },
  })
  expect(removeWayIn).not.toHaveBeenCalled()
})

it('waits for the app of Farcaster to add it as a way in, and for the login that was begun last alone [AU25]', async () => {
  const answers = [{ state: 'pending' } as const, { state: 'done', ticket: socialTicket } as const]
  const awaitFarcasterWay = vi.fn(async () => answers.shift() ?? { state: 'pending' as const })
  const { keeper, enterBySocial, clock } = await createTestKeeper({ social: { awaitFarcasterWay } })
  await enterBySocial()
  const never = new AbortController().signal
  await expect(keeper.awaitFarcasterWay(attemptId, never)).rejects.toMatchObject({
    code: authRefused.code,
    context: { reason: 'social_expired' },
  })
  const started = await keeper.startFarcasterWay()
  const waiting = keeper.awaitFarcasterWay(started.attemptId, never)
  await vi.waitFor(() => expect(awaitFarcasterWay).toHaveBeenCalledOnce())
  clock.advance(1_500)
  expect(await waiting).toEqual({ attemptId: started.attemptId, ticket: socialTicket })
  expect(awaitFarcasterWay).toHaveBeenCalledWith({ attemptId: started.attemptId })
})
