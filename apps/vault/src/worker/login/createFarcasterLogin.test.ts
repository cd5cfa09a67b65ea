import { authRefused, freshCodeRequired, loginChanged, PorticoError } from '@portico/protocol'
import { authErrors, type FinishSocialAnswer } from '@portico/protocol/auth'
import { expect, it, vi } from 'vitest'
import { createFakeServices, farcasterUrl } from '../../../test/createFakeServices.ts'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import { socialPollMs } from './createProviderLogins.ts'

const wait = () => new AbortController().signal

async function enter({ keeper }: Pick<Awaited<ReturnType<typeof createTestKeeper>>, 'keeper'>) {
  expect(await keeper.startFarcaster()).toBe(farcasterUrl)
  await keeper.watchFarcaster(undefined, wait())
  return keeper.enterByFarcaster()
}

it('opens a wallet for somebody who has agreed in the app [C-05]', async () => {
  const test = await createTestKeeper()
  expect(await enter(test)).toEqual({ kind: 'none' })
  expect(await test.keeper.getAccount()).toMatchObject({
    email: undefined,
    name: '@ada',
    provider: 'farcaster',
    hasOwnRecovery: false,
    isNew: true,
  })
  expect(test.services.getWallet()?.recoveries).toEqual([])
})

it('asks until they have, also where the service is away for a moment [C-05]', async () => {
  const finishFarcaster = vi.fn<() => Promise<FinishSocialAnswer>>()
  const { keeper, clock } = await createTestKeeper({ social: { finishFarcaster } })
  finishFarcaster.mockResolvedValueOnce({ state: 'pending' }).mockRejectedValueOnce(new Error('offline'))
  finishFarcaster.mockResolvedValue({ state: 'pending' })
  await keeper.startFarcaster()
  const leaving = new AbortController()
  const watched = keeper.watchFarcaster(undefined, leaving.signal)
  for (const calls of [1, 2, 3]) {
    await vi.waitFor(() => expect(finishFarcaster).toHaveBeenCalledTimes(calls))
    await vi.waitFor(() => clock.advance(2 * socialPollMs))
  }
  leaving.abort(new Error('closed'))
  await expect(watched).rejects.toThrow('closed')
})

it('lets nobody in who has begun nothing here, or too long ago [C-05]', async () => {
  const { keeper, clock } = await createTestKeeper()
  const refused = { code: authRefused.code, context: { reason: 'social_expired' } }
  await expect(keeper.watchFarcaster(undefined, wait())).rejects.toMatchObject(refused)
  await keeper.startFarcaster()
  clock.advance(600_000)
  await expect(keeper.watchFarcaster(undefined, wait())).rejects.toMatchObject(refused)
  expect(await keeper.getAccount()).toBeUndefined()
})

it.each(['social_failed', 'social_expired', 'social_unavailable'] as const)('ends with %s', async reason => {
  const refusal = new PorticoError(authRefused, { context: { reason, words: authErrors[reason].message } })
  const test = await createTestKeeper({ social: { finishFarcaster: () => Promise.reject(refusal) } })
  await expect(enter(test)).rejects.toBe(refusal)
  expect(await test.keeper.getAccount()).toBeUndefined()
})

it('lets nobody in who has signed out meanwhile, and ends what the service has begun [AU13]', async () => {
  const answers: ((answer: FinishSocialAnswer) => void)[] = []
  const endSession = vi.fn(async () => undefined)
  const { keeper } = await createTestKeeper({
    endSession,
    social: { finishFarcaster: () => new Promise(resolve => answers.push(resolve)) },
  })
  await keeper.startFarcaster()
  const watched = keeper.watchFarcaster(undefined, wait())
  watched.catch(() => undefined)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await keeper.signOut()
  answers[0]?.({
    state: 'done',
    accessToken: 'x'.repeat(20),
    refreshToken: 'r'.repeat(20),
    expiresIn: 600,
    user: { id: crypto.randomUUID() },
    device: 'new',
    wallet: null,
  })
  await expect(watched).rejects.toThrow()
  expect(endSession).toHaveBeenLastCalledWith('x'.repeat(20))
  expect(await keeper.getAccount()).toBeUndefined()
})

it('is asked once more before words are shown, and somebody else proves nothing [KS09]', async () => {
  const services = await createFakeServices()
  const auth = services.createAuthFor({
    deviceId: 'd',
    agreementKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  })
  let isOther = false
  const test = await createTestKeeper({
    services,
    social: {
      async finishFarcaster(body) {
        const answer = await auth.finishFarcaster(body)
        if (answer.state === 'pending' || !isOther) return answer
        return { ...answer, user: { id: crypto.randomUUID() } }
      },
    },
  })
  const { keeper, clock } = test
  await enter(test)
  clock.advance(5 * 60_000 + 1)
  await expect(keeper.exportKit()).rejects.toMatchObject({ code: freshCodeRequired.code })
  isOther = true
  await keeper.startFarcaster()
  await expect(keeper.verifyFreshFarcaster(undefined, wait())).rejects.toMatchObject({
    code: loginChanged.code,
  })
  await expect(keeper.exportKit()).rejects.toMatchObject({ code: freshCodeRequired.code })
  isOther = false
  await keeper.startFarcaster()
  await keeper.verifyFreshFarcaster(undefined, wait())
  expect(await keeper.exportKit()).toHaveLength(24)
})
