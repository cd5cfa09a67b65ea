import type { EmbeddedWallet } from '@portico/protocol/auth'
import { describe, expect, it } from 'vitest'
import { createFakeServices, userId } from '../../test/createFakeServices.ts'
import { createDeviceKeys, getDeviceId } from '../keys/deviceKeys.ts'
import { createPassphraseParameters, derivePassphraseKey } from '../keys/recoveryKeys.ts'
import { formatRecoveryKit } from '../keys/recoveryKit.ts'
import { createMemoryStore } from '../store/createBrowserStore.ts'
import { askForApproval } from '../worker/owner/awaitApproval.ts'
import type { Custody } from './Custody.ts'
import { createWallet } from './createWallet.ts'
import { recoverWallet } from './recoverWallet.ts'
import { rotateWallet } from './rotateWallet.ts'
import { confirmInEscrow } from './storeInEscrow.ts'
import { unlockWallet } from './unlockWallet.ts'

type Services = Awaited<ReturnType<typeof createFakeServices>>

async function openBrowser(services: Services): Promise<Custody> {
  const device = await createDeviceKeys()
  const auth = await services.createAuth(device)
  const deviceId = await getDeviceId(device)
  const store = createMemoryStore()
  return { auth, escrow: services.escrow, store, device, deviceId, userId, email: 'ada@example.com' }
}

/** What somebody who never was here, or comes with a new device, is told by the service. */
async function readLocked(custody: Custody): Promise<EmbeddedWallet> {
  const locked = await unlockWallet(custody)
  if (locked.status !== 'locked-out') throw new Error(locked.status)
  return locked.wallet
}

const passphrase = 'correct horse battery'

/** A person with every way back, whose wallet has taken its place in the escrow. */
async function createOwner(services: Services) {
  const custody = await openBrowser(services)
  const made = await createWallet(custody)
  await confirmInEscrow(custody, made)
  const parameters = createPassphraseParameters({ memory: 19_456, passes: 1 })
  const { publicKey, bindTo } = await derivePassphraseKey(
    passphrase,
    parameters,
    custody.auth.evaluatePassphrase,
  )
  const method = { kind: 'passphrase', publicKey, parameters, binding: bindTo(made.wallet) } as const
  return rotateWallet(custody, made, [...made.wallet.recoveries, method, { kind: 'kit' }])
}

/**
 * Whoever has the service now answers with a wallet of theirs: the ways back are the owner's own as far as the service
 * knows them, and so the shares in them are sealed to the owner's keys.
 * @param isSameId whether it goes by the name of the owner's wallet
 */
async function exchangeWallet(services: Services, { wallet }: { wallet: EmbeddedWallet }, isSameId: boolean) {
  services.restore(undefined)
  const thief = { ...(await openBrowser(services)), escrow: undefined }
  const theirs = await createWallet(thief)
  const row = services.getWallet()
  if (!row) throw new Error('There is no wallet.')
  if (isSameId) row.id = wallet.id
  const named = { ...theirs, wallet: { ...theirs.wallet, id: row.id, devices: [] } }
  await rotateWallet(thief, named, wallet.recoveries)
  return theirs
}

describe.each([true, false])('a service that exchanges the wallet (under the same name: %s)', isSameId => {
  it('is found out by the passphrase [KS16]', async () => {
    const services = await createFakeServices()
    const owner = await createOwner(services)
    await exchangeWallet(services, owner, isSameId)
    const custody = await openBrowser(services)
    const told = await readLocked(custody)
    await expect(recoverWallet(custody, told, { kind: 'passphrase', passphrase })).rejects.toMatchObject({
      code: 'share_mismatch',
    })
    expect(await custody.store.get(`wallet:${userId}`)).toBeUndefined()
  })

  it('is found out by the escrow, which says whose the key is [KS16]', async () => {
    const services = await createFakeServices()
    const owner = await createOwner(services)
    await exchangeWallet(services, owner, isSameId)
    const custody = await openBrowser(services)
    const told = await readLocked(custody)
    const { approvalId } = await askForApproval({ ...custody, escrow: services.escrow })
    await expect(recoverWallet(custody, told, { kind: 'escrow', approvalId })).rejects.toMatchObject({
      code: 'share_mismatch',
    })
    expect(await custody.store.get(`wallet:${userId}`)).toBeUndefined()
  })

  it('is found out by the words [KS16]', async () => {
    const services = await createFakeServices()
    const owner = await createOwner(services)
    const words = formatRecoveryKit(owner.root).join(' ')
    await exchangeWallet(services, owner, isSameId)
    const custody = await openBrowser(services)
    const told = await readLocked(custody)
    await expect(recoverWallet(custody, told, { kind: 'kit', words })).rejects.toMatchObject({
      code: 'wrong_recovery_kit',
    })
  })
})

it('a service cannot bring a wallet of its own to the escrow for a mailbox that has one [KS16]', async () => {
  const services = await createFakeServices()
  await createOwner(services)
  services.restore(undefined)
  await expect(createWallet(await openBrowser(services))).rejects.toMatchObject({
    context: { reason: 'mailbox_bound' },
  })
})

it('a service that says there is no wallet has one made in this browser, by nobody else [KS16]', async () => {
  const services = await createFakeServices()
  const custody = await openBrowser(services)
  expect(await unlockWallet(custody)).toEqual({ status: 'none' })
  const { root } = await createWallet(custody)
  expect((await custody.store.get(`wallet:${userId}`))?.confirmed).toBe(true)
  expect(JSON.stringify(services.getWallet())).not.toContain(formatRecoveryKit(root)[0] ?? '')
})
