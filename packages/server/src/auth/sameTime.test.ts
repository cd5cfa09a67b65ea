import { describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import type { TestAuth } from '../../test/startTestAuth.js'
import { useTestAuth } from '../../test/useTestAuth.js'

// On a real PostgreSQL: who waits for whom there is what is looked at.

let service: TestAuth
let device: TestDevice
let email: string
useTestAuth(parts => {
  ;({ service, device, email } = parts)
})

async function createWallet() {
  const { accessToken, user } = await service.login(device, email)
  const wallet = await createTestWallet()
  const { status } = await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
  expect(status).toBe(200)
  return { wallet, accessToken, userId: user.id }
}

async function addDevice() {
  const other = await service.createDevice()
  const { accessToken } = await service.login(other, email)
  return { other, accessToken }
}

/** How many calls wait for something that another one holds. */
async function countWaiting(): Promise<number> {
  const [row] = await service.database<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.count ?? 0
}

async function countDeadlocks(): Promise<number> {
  const [row] = await service.database<{ count: number }[]>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return row?.count ?? 0
}

describe('calls about one account at the same moment', () => {
  it('wait for each other in one order: new shares, and a way in that is removed', async () => {
    const { wallet, accessToken, userId } = await createWallet()
    const { database } = service
    const { other: lost, accessToken: lostToken } = await addDevice()
    await lost.call('/auth/wallet/rotate', wallet.rotate(lost, 1, [device]), { accessToken: lostToken })
    const { other: fresh, accessToken: freshToken } = await addDevice()
    // Both of these have come by another way.
    await database`
      insert into auth_identities (provider, subject, user_id, added_at)
      values ('google', ${createEmail()}, ${userId}, now())`
    await database`
      update auth_sessions set provider = 'google' where user_id = ${userId} and device_id <> ${device.id}`
    const before = await countDeadlocks()
    let calls: Promise<{ status: number }[]> | undefined
    await database.begin(async transaction => {
      await transaction`
        select 1 from auth_devices where user_id = ${userId} and id = ${fresh.id} for update`
      const rotating = fresh.call('/auth/wallet/rotate', wallet.rotate(fresh, 2, [device]), {
        accessToken: freshToken,
      })
      await expect.poll(countWaiting).toBe(1)
      const ownerSignature = wallet.signWay(device, 'remove', 'google')
      const removing = device.call(
        '/auth/ways/remove',
        { provider: 'google', ownerSignature },
        { accessToken },
      )
      await expect.poll(countWaiting).toBe(2)
      calls = Promise.all([rotating, removing])
    })
    expect((await calls)?.map(({ status }) => status)).toEqual([200, 200])
    expect(await countDeadlocks()).toBe(before)
  })

  it('are done once more when the database undoes one: a login does not cost the visitor their code', async () => {
    await createWallet()
    const { database } = service
    // As an older server does: devices first, and then the way in.
    let login: ReturnType<TestAuth['login']> | undefined
    await database.begin(async transaction => {
      // The other one is undone.
      await transaction`set local deadlock_timeout = '1min'`
      await transaction`select 1 from auth_devices where id = ${device.id} for update`
      login = service.login(device, email)
      await expect.poll(countWaiting).toBe(1)
      await transaction`update auth_identities set name = 'Ada' where provider = 'mail' and subject = ${email}`
    })
    expect(await login).toMatchObject({ device: 'active' })
  })
})
