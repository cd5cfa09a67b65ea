import { expect, it } from 'vitest'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import type { Keeper } from '../Keeper.ts'
import { keeperTiming } from '../KeeperOptions.ts'

/** What a browser brings from a passkey: it computes the same of the same salt. */
async function compute(key: string, salt: Uint8Array<ArrayBuffer>) {
  const secret = new TextEncoder().encode(key)
  const imported = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, salt))
}

const idOf = (key: string) => key.padEnd(43, 'A')

async function add(keeper: Keeper, key: string) {
  const { salt, walletId } = await keeper.startPasskey('add')
  const made = { credentialId: idOf(key), publicKey: 'A', clientData: 'A', authenticatorData: 'A' }
  await keeper.addPasskey({ made, secret: await compute(key, salt), walletId })
}

async function use(keeper: Keeper, key: string, id = idOf(key)) {
  const { salt } = await keeper.startPasskey('use')
  const used = { credentialId: id, clientData: 'A', authenticatorData: 'A', signature: 'A' }
  return { used, secret: await compute(key, salt) }
}

it('brings the wallet back with a passkey alone, on a device that nobody has approved', async () => {
  const first = await createTestKeeper()
  await first.enter()
  await add(first.keeper, 'phone')
  first.services.setApproves(false)
  const second = await createTestKeeper({ services: first.services })
  expect(await second.enter()).toEqual({ kind: 'recovery', methods: ['escrow', 'passkey'] })
  const { credentialIds } = await second.keeper.startPasskey('use')
  expect(credentialIds).toEqual([idOf('phone')])
  await second.keeper.recoverWithPasskey(await use(second.keeper, 'phone'))
  const { addresses } = (await first.keeper.getAccount()) ?? {}
  expect(await second.keeper.getAccount()).toMatchObject({ addresses, hasOwnRecovery: true })
})

it('opens nothing with a passkey that computes something else, and the other ways stay open [KS10]', async () => {
  const first = await createTestKeeper()
  await first.enter()
  await add(first.keeper, 'phone')
  const words = (await first.keeper.exportKit()).join(' ')
  const second = await createTestKeeper({ services: first.services })
  await second.enter()
  const wrong = await use(second.keeper, 'laptop', idOf('phone'))
  await expect(second.keeper.recoverWithPasskey(wrong)).rejects.toMatchObject({ code: 'wrong_passkey' })
  const unknown = await use(second.keeper, 'laptop')
  await expect(second.keeper.recoverWithPasskey(unknown)).rejects.toMatchObject({
    context: { reason: 'passkey_refused' },
  })
  expect(await second.keeper.getNeed()).toMatchObject({ kind: 'recovery' })
  await second.keeper.recoverWithKit(words)
  expect(await second.keeper.getNeed()).toEqual({ kind: 'none' })
})

it('lists passkeys by where they were made, keeps several, and opens nothing with one that was removed', async () => {
  const { keeper, enter, services } = await createTestKeeper()
  await enter()
  await add(keeper, 'phone')
  await add(keeper, 'laptop')
  expect(await keeper.listPasskeys()).toEqual([
    { id: idOf('phone'), label: 'Browser', addedAt: 1000 },
    { id: idOf('laptop'), label: 'Browser', addedAt: 1000 },
  ])
  await keeper.removePasskey(idOf('phone'))
  expect(await keeper.listPasskeys()).toMatchObject([{ id: idOf('laptop') }])
  const second = await createTestKeeper({ services })
  await second.enter()
  const removed = await use(second.keeper, 'phone')
  await expect(second.keeper.recoverWithPasskey(removed)).rejects.toMatchObject({ code: 'auth_refused' })
  await second.keeper.recoverWithPasskey(await use(second.keeper, 'laptop'))
})

it('adds and removes passkeys only within five minutes of a proof, which a passkey of the wallet is [KS09]', async () => {
  const { keeper, enter, clock } = await createTestKeeper()
  await enter()
  await add(keeper, 'phone')
  clock.advance(keeperTiming.freshCode + 1)
  const refusal = { code: 'fresh_code_required' }
  await expect(add(keeper, 'laptop')).rejects.toMatchObject(refusal)
  await expect(keeper.removePasskey(idOf('phone'))).rejects.toMatchObject(refusal)
  const wrong = await use(keeper, 'laptop', idOf('phone'))
  await expect(keeper.verifyOwnPasskey(wrong)).rejects.toMatchObject({ code: 'wrong_passkey' })
  expect(await keeper.isProven()).toBe(false)
  await keeper.verifyOwnPasskey(await use(keeper, 'phone'))
  expect(await keeper.isProven()).toBe(true)
  await keeper.removePasskey(idOf('phone'))
  expect(await keeper.listRecoveries()).toEqual(['escrow'])
})

it('takes no passkey that has computed its secret of another wallet', async () => {
  const { keeper, enter, services } = await createTestKeeper()
  await enter()
  const { salt } = await keeper.startPasskey('add')
  const made = { credentialId: idOf('phone'), publicKey: 'A', clientData: 'A', authenticatorData: 'A' }
  const secret = await compute('phone', salt)
  await expect(keeper.addPasskey({ made, secret, walletId: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'share_mismatch',
  })
  expect(services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['escrow'])
})

it('does not believe a service that puts a key of its own in place of a passkey', async () => {
  const { keeper, enter, services } = await createTestKeeper()
  await enter()
  await add(keeper, 'phone')
  const row = services.getWallet()
  if (!row) throw new Error('There is no wallet.')
  const recoveries = row.recoveries.map(recovery =>
    recovery.kind === 'passkey' ? { ...recovery, label: 'Somebody else' } : recovery,
  )
  services.restore({ ...row, recoveries })
  await keeper.lock()
  await expect(keeper.listPasskeys()).rejects.toMatchObject({ code: 'share_mismatch' })
})
