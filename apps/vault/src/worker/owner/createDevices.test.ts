import { expect, it } from 'vitest'
import { createFakeServices, userId } from '../../../test/createFakeServices.ts'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'

type Services = Awaited<ReturnType<typeof createFakeServices>>

/** A browser whose device is approved where it is a new one. */
async function openBrowser(services: Services, endSession?: () => Promise<void>) {
  const browser = await createTestKeeper({ services, ...(endSession && { endSession }) })
  const { keeper } = browser
  const enter = async () => {
    if ((await browser.enter()).kind !== 'recovery') return
    await keeper.askForApproval()
    await keeper.waitForEntry(undefined, new AbortController().signal)
  }
  return { ...browser, enter }
}

it('lists the devices of a wallet, and takes it from one with a new code alone [KS19]', async () => {
  const services = await createFakeServices()
  const [mine, stolen] = [await openBrowser(services), await openBrowser(services)]
  await mine.enter()
  await stolen.enter()
  const devices = await mine.keeper.listDevices()
  expect(devices.map(({ current }) => current).sort()).toEqual([false, true])
  const id = devices.find(({ current }) => !current)?.id ?? ''
  mine.clock.advance(6 * 60_000)
  await expect(mine.keeper.removeDevice(id)).rejects.toMatchObject({ code: 'fresh_code_required' })
  await mine.keeper.sendFreshCode()
  await mine.keeper.verifyFreshCode('123456')
  const before = services.getWallet()?.epoch ?? 0
  await mine.keeper.removeDevice(id)
  expect(services.getWallet()?.epoch).toBe(before + 1)
  expect(await mine.keeper.listDevices()).toHaveLength(1)
  // It has a share of an epoch that is worth nothing, and none is left for it.
  await stolen.keeper.lock()
  await expect(stolen.keeper.listRecoveries()).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(await mine.keeper.listRecoveries()).toEqual(['escrow'])
})

it('opens on a new device after any number of returns of a browser that forgets: the oldest are let go [KS20]', async () => {
  const services = await createFakeServices()
  const first = await openBrowser(services)
  await first.enter()
  const account = await first.keeper.getAccount()
  for (let count = 0; count < 22; count++) await (await openBrowser(services)).enter()
  const last = await openBrowser(services)
  await last.enter()
  expect((await last.keeper.getAccount())?.addresses).toEqual(account?.addresses)
  expect(services.getWallet()?.devices.size).toBe(21)
}, 120_000)

it('forgets the session at once when a service does not answer at the sign-out [KS21]', async () => {
  const services = await createFakeServices()
  const { keeper, enter, session } = await openBrowser(services, () => new Promise(() => {}))
  await enter()
  void keeper.signOut()
  expect(await session.getUser()).toBeUndefined()
  expect(await keeper.getAccount()).toBeUndefined()
})

it('leaves nothing in a browser that is to forget, though the service does not answer [KS21]', async () => {
  const services = await createFakeServices()
  const silent = () => Promise.reject(new Error('The service is down.'))
  const { keeper, enter, session, store } = await openBrowser(services, silent)
  await enter()
  await keeper.forgetDevice()
  expect(await session.getUser()).toBeUndefined()
  expect(await store.get(`wallet:${userId}`)).toBeUndefined()
  expect(await store.get('device')).toBeUndefined()
})
