import { describe, expect, it } from 'vitest'
import { Crash, createCrashes } from '../../test/createCrashes.ts'
import { createFakeServices, userId } from '../../test/createFakeServices.ts'
import { createDeviceKeys, exportPublicKey, getDeviceId } from '../keys/deviceKeys.ts'
import { toBase64Url } from '../keys/encoding.ts'
import { createRecipientKey } from '../keys/hpke.ts'
import { createPassphraseParameters, derivePassphraseKey } from '../keys/recoveryKeys.ts'
import { formatRecoveryKit } from '../keys/recoveryKit.ts'
import { createMemoryStore } from '../store/createBrowserStore.ts'
import type { KeyStore } from '../store/KeyStore.ts'
import { askForApproval } from '../worker/owner/awaitApproval.ts'
import type { Custody, OpenWallet } from './Custody.ts'
import { createWallet } from './createWallet.ts'
import { recoverWallet } from './recoverWallet.ts'
import { changeMailbox, rotateWallet } from './rotateWallet.ts'
import { confirmInEscrow } from './storeInEscrow.ts'
import { unlockWallet } from './unlockWallet.ts'

type Services = Awaited<ReturnType<typeof createFakeServices>>
type Crashes = ReturnType<typeof createCrashes>
type Row = NonNullable<ReturnType<Services['getWallet']>>

interface Browser {
  readonly store: KeyStore
  readonly device: Custody['device']
}

const openBrowser = async (): Promise<Browser> => ({
  store: createMemoryStore(),
  device: await createDeviceKeys(),
})

async function createCustody(
  services: Services,
  { store, device }: Browser,
  crashes?: Crashes,
): Promise<Custody> {
  const auth = await services.createAuth(device)
  const wrap = crashes?.wrap ?? (target => target)
  return {
    auth: wrap(auth, [
      'readWallet',
      'createWallet',
      'rotateWallet',
      'releaseShare',
      'readRecovery',
      'getEscrowTicket',
    ]),
    escrow: wrap(services.escrow, ['getKey', 'store', 'startApproval', 'release']),
    store: wrap(store, ['set', 'delete']),
    device,
    deviceId: await getDeviceId(device),
    userId,
    email: 'ada@example.com',
  }
}

/** As after every login: open it, make it, or get it back with the mailbox. */
async function enter(custody: Custody): Promise<OpenWallet> {
  const unlocked = await unlockWallet(custody)
  const opened =
    unlocked.status === 'open'
      ? unlocked.opened
      : unlocked.status === 'none'
        ? await createWallet(custody)
        : await recoverByMail(custody, unlocked.wallet)
  await confirmInEscrow(custody, opened)
  return opened
}

async function recoverByMail(custody: Custody, wallet: OpenWallet['wallet']): Promise<OpenWallet> {
  const { auth, escrow, deviceId } = custody
  if (!escrow) throw new Error('There is no escrow.')
  const { approvalId } = await askForApproval({ auth, escrow, deviceId })
  return recoverWallet(custody, wallet, { kind: 'escrow', approvalId })
}

const mismatch = expect.objectContaining({ code: 'share_mismatch' })

describe('a wallet', () => {
  it('is made once, and opened again with the share of the device', async () => {
    const services = await createFakeServices()
    const browser = await openBrowser()
    const made = await enter(await createCustody(services, browser))
    const again = await enter(await createCustody(services, browser))
    expect(again.root).toEqual(made.root)
    expect(services.getWallet()?.epoch).toBe(1)
  })

  it('comes back with the same addresses when the browser has thrown everything away', async () => {
    const services = await createFakeServices()
    const made = await enter(await createCustody(services, await openBrowser()))
    const back = await enter(await createCustody(services, await openBrowser()))
    expect(back.accounts.addresses).toEqual(made.accounts.addresses)
    expect(services.getWallet()?.epoch).toBe(2)
  })

  it('leaves new shares for the other devices, which collect them', async () => {
    const services = await createFakeServices()
    const first = await openBrowser()
    const made = await enter(await createCustody(services, first))
    await enter(await createCustody(services, await openBrowser()))
    const collected = await enter(await createCustody(services, first))
    expect(collected.root).toEqual(made.root)
    expect(services.getWallet()?.epoch).toBe(2)
    expect((await first.store.get(`wallet:${userId}`))?.shares.map(({ epoch }) => epoch)).toEqual([2])
  })

  it('is recovered with its words or its passphrase, and with no others', async () => {
    const services = await createFakeServices()
    const custody = await createCustody(services, await openBrowser())
    const made = await enter(custody)
    const parameters = createPassphraseParameters({ memory: 19_456, passes: 1 })
    const { publicKey, bindTo } = await derivePassphraseKey(
      'correct horse',
      parameters,
      custody.auth.evaluatePassphrase,
    )
    const method = { kind: 'passphrase', publicKey, parameters, binding: bindTo(made.wallet) } as const
    await rotateWallet(custody, made, [method, { kind: 'kit' }])
    const elsewhere = await createCustody(services, await openBrowser())
    const locked = await unlockWallet(elsewhere)
    if (locked.status !== 'locked-out') throw new Error(locked.status)
    const recover = (proof: Parameters<typeof recoverWallet>[2]) =>
      recoverWallet(elsewhere, locked.wallet, proof)
    await expect(recover({ kind: 'passphrase', passphrase: 'wrong' })).rejects.toMatchObject({
      code: 'wrong_passphrase',
    })
    const other = formatRecoveryKit(crypto.getRandomValues(new Uint8Array(32))).join(' ')
    await expect(recover({ kind: 'kit', words: other })).rejects.toMatchObject({ code: 'wrong_recovery_kit' })
    await expect(recover({ kind: 'escrow', approvalId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'no_such_recovery',
    })
    const back = await recover({ kind: 'passphrase', passphrase: 'correct horse' })
    expect(back.root).toEqual(made.root)
    const third = await createCustody(services, await openBrowser())
    const words = formatRecoveryKit(made.root).join(' ')
    const out = await unlockWallet(third)
    if (out.status !== 'locked-out') throw new Error(out.status)
    const again = await recoverWallet(third, out.wallet, { kind: 'kit', words })
    expect(again.accounts.addresses).toEqual(made.accounts.addresses)
  })

  it('is not opened with shares of another wallet or of noise, and nothing is overwritten [KS01] [KS02]', async () => {
    const services = await createFakeServices()
    const browser = await openBrowser()
    await enter(await createCustody(services, browser))
    const before = await browser.store.get(`wallet:${userId}`)
    const noise = crypto.getRandomValues(new Uint8Array(33))
    for (const place of [0, 1, 200]) {
      noise[32] = place
      services.setAuthShare(toBase64Url(noise))
      await expect(unlockWallet(await createCustody(services, browser))).rejects.toEqual(mismatch)
    }
    expect(await browser.store.get(`wallet:${userId}`)).toBe(before)
  })

  it('is not replaced because a service says that there is none, or another one [KS03]', async () => {
    const services = await createFakeServices()
    const browser = await openBrowser()
    await enter(await createCustody(services, browser))
    const mine = services.getWallet()
    services.restore(undefined)
    await expect(enter(await createCustody(services, browser))).rejects.toEqual(mismatch)
    const elsewhere = await createCustody(services, await openBrowser())
    await createWallet({ ...elsewhere, email: 'eve@example.com' })
    await expect(enter(await createCustody(services, browser))).rejects.toEqual(mismatch)
    services.restore(mine)
    expect((await enter(await createCustody(services, browser))).wallet.id).toBe(mine?.id)
  })

  it('seals nothing to a device or a way back that a service has slipped in [KS02]', async () => {
    const { publicKey } = await createRecipientKey()
    const slips = [
      (row: Row) => void row.devices.set('thief', { agreementKey: publicKey }),
      (row: Row) => {
        for (const id of row.devices.keys()) row.devices.set(id, { agreementKey: publicKey })
      },
      (row: Row) => {
        row.recoveries = row.recoveries.map(way => (way.kind === 'kit' ? way : { ...way, publicKey }))
      },
      (row: Row) => void row.recoveries.push({ kind: 'kit' }),
      (row: Row) => void row.recoveries.pop(),
    ]
    for (const slip of slips) {
      const services = await createFakeServices()
      const browser = await openBrowser()
      const custody = await createCustody(services, browser)
      const words = formatRecoveryKit((await enter(custody)).root).join(' ')
      const row = services.getWallet()
      if (!row) throw new Error('There is no wallet.')
      slip(row)
      await expect(unlockWallet(await createCustody(services, browser))).rejects.toEqual(mismatch)
      const elsewhere = await createCustody(services, await openBrowser())
      await expect(enter(elsewhere)).rejects.toThrow()
      const locked = await unlockWallet(elsewhere)
      if (locked.status !== 'locked-out') throw new Error(locked.status)
      await expect(recoverWallet(elsewhere, locked.wallet, { kind: 'kit', words })).rejects.toThrow()
      expect(services.getWallet()?.epoch).toBe(1)
    }
  })

  it('is opened with a share that a service has left only where this browser knows the wallet [KS16]', async () => {
    const services = await createFakeServices()
    const browser = await openBrowser()
    const custody = await createCustody(services, browser)
    // Whoever runs the service has made a wallet, and has left a share of it for a visitor who never was here.
    const thief = await createCustody(services, await openBrowser())
    const theirs = await enter(thief)
    const agreementKey = await exportPublicKey(browser.device.agreement.publicKey)
    const visitor = {
      id: custody.deviceId,
      agreementKey,
      label: 'Browser',
      addedAt: 0,
      usedAt: 0,
      current: false,
    }
    services.getWallet()?.devices.set(custody.deviceId, { agreementKey })
    await rotateWallet(thief, { ...theirs, wallet: { ...theirs.wallet, devices: [visitor] } })
    expect((await custody.auth.readWallet()).deposited).toBeDefined()
    expect(await unlockWallet(custody)).toMatchObject({ status: 'locked-out' })
    expect(await browser.store.get(`wallet:${userId}`)).toBeUndefined()
  })

  it('is the same after an older backup of the service was restored: nothing of before is mixed in [KS18]', async () => {
    const services = await createFakeServices()
    const [first, second] = [await openBrowser(), await openBrowser()]
    const made = await enter(await createCustody(services, first))
    await enter(await createCustody(services, second))
    await enter(await createCustody(services, first))
    const backup = services.getWallet()
    // The next epoch is written, lost with the database, and written once more with other shares.
    const lost = await createCustody(services, first)
    await rotateWallet(lost, await enter(lost))
    services.restore(backup)
    const other = await createCustody(services, second)
    await rotateWallet(other, await enter(other))
    expect(services.getWallet()?.epoch).toBe((backup?.epoch ?? 0) + 1)
    for (const browser of [first, second, await openBrowser(), first])
      expect((await enter(await createCustody(services, browser))).root).toEqual(made.root)
  })

  it('loses a race for the next epoch without losing its share', async () => {
    const services = await createFakeServices()
    const [first, second] = [await openBrowser(), await openBrowser()]
    const one = await createCustody(services, first)
    const stale = await enter(one)
    await enter(await createCustody(services, second))
    await expect(rotateWallet(one, stale)).rejects.toMatchObject({ code: 'auth_refused' })
    expect((await enter(await createCustody(services, first))).root).toEqual(stale.root)
  })
})

/** Everything that a login may do, from an empty service or an existing wallet. */
const journeys = {
  'making a wallet': async () => ({ services: await createFakeServices(), act: enter }),
  'recovering a wallet': async () => {
    const services = await createFakeServices()
    await enter(await createCustody(services, await openBrowser()))
    return { services, act: enter }
  },
} as const

describe.each(Object.keys(journeys) as (keyof typeof journeys)[])('a crash while %s', name => {
  it('leaves one wallet that its owner opens, wherever it strikes [KS13]', async () => {
    const rehearsal = await journeys[name]()
    const counting = createCrashes()
    await rehearsal.act(await createCustody(rehearsal.services, await openBrowser(), counting))
    expect(counting.getCount()).toBeGreaterThan(5)
    for (let at = 1; at <= counting.getCount(); at++) {
      for (const done of [false, true]) {
        for (const keepsStorage of [true, false]) {
          const { services, act } = await journeys[name]()
          const browser = await openBrowser()
          const before = services.getWallet()?.addresses
          const crashing = await createCustody(services, browser, createCrashes({ at, done }))
          await expect(act(crashing)).rejects.toBeInstanceOf(Crash)
          const left = services.getWallet()?.addresses
          if (before) expect(left).toEqual(before)
          const next = keepsStorage ? browser : await openBrowser()
          const entered = await enter(await createCustody(services, next))
          expect(services.getWallet()?.addresses).toEqual(entered.accounts.addresses)
          if (left) expect(entered.accounts.addresses).toEqual(left)
          const again = await enter(await createCustody(services, await openBrowser()))
          expect(again.root).toEqual(entered.root)
        }
      }
    }
  }, 120_000)
})

const changes: Record<string, (custody: Custody) => Promise<OpenWallet>> = {
  'setting a passphrase': async custody => rotateWallet(custody, await enter(custody)),
  'changing the mailbox': async custody =>
    changeMailbox(custody, await enter(custody), {
      email: 'ada@work.example',
      emailChange: crypto.randomUUID(),
    }),
}

describe.each(Object.entries(changes))('a crash while %s', (_, act) => {
  it('leaves one wallet that its owner opens, wherever it strikes [KS13]', async () => {
    for (let at = 1; ; at++) {
      const services = await createFakeServices()
      const browser = await openBrowser()
      const made = await enter(await createCustody(services, browser))
      const crashes = createCrashes({ at, done: at % 2 === 0 })
      const ended = await act(await createCustody(services, browser, crashes)).then(
        () => true,
        () => false,
      )
      expect((await enter(await createCustody(services, browser))).root).toEqual(made.root)
      expect((await enter(await createCustody(services, await openBrowser()))).root).toEqual(made.root)
      if (ended) break
    }
  }, 60_000)
})

it('keeps nothing in the store that a script could read as a share', async () => {
  const services = await createFakeServices()
  const browser = await openBrowser()
  await enter(await createCustody(services, browser))
  const record = await browser.store.get(`wallet:${userId}`)
  const [share] = record?.shares ?? []
  expect(share?.wrapped.data).toHaveLength(33 + 16)
  expect(await exportPublicKey(browser.device.signing.publicKey)).not.toHaveProperty('d')
})
