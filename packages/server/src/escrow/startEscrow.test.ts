import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestWallet } from '../../test/createTestWallet.js'
import type { TestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../test/startTestEscrow.js'
import { useTestEscrow } from '../../test/useTestEscrow.js'
import { openDatabase } from '../database/openDatabase.js'
import { createRecipient } from '../secrets/hpke.js'
import { escrowSchema } from './escrowSchema.js'
import { startEscrow } from './startEscrow.js'

let service: TestAuth
let escrow: TestEscrow
let email: string
useTestEscrow(parts => {
  ;({ service, escrow, email } = parts)
})

/** A second device that the owner has approved on the page of the mail. */
async function approveOther(owner: Awaited<ReturnType<TestEscrow['enrol']>>) {
  const { other, accessToken } = await escrow.signIn(owner)
  const approval = await escrow.askForApproval(other, accessToken, owner)
  await escrow.decide(approval, 'approved')
  return { other, accessToken, ...approval }
}

const { addresses } = await createTestWallet()

describe('the escrow', () => {
  it('keeps a key and gives it to a device that its owner has approved', async () => {
    const owner = await escrow.enrol(email)
    const { other, approvalId } = await approveOther(owner)
    const answer = await escrow.release(other, approvalId)
    expect(await answer.open(owner.wallet.id)).toEqual(owner.key)
    // An answer may get lost; later the owner is asked again.
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 200 })
    service.clock.time += 1_200_000
    expect(await escrow.release(other, approvalId)).toMatchObject({ status: 403, code: 'device_not_active' })
    const again = await service.login(other, email)
    const asked = await escrow.askForApproval(other, again.accessToken, owner)
    expect(asked.approvalId).not.toBe(approvalId)
  })

  it('gives it to the key that the device has named: whoever is in between cannot put in another one [AU14]', async () => {
    const owner = await escrow.enrol(email)
    const { other, approvalId } = await approveOther(owner)
    const write = async () => {
      const { publicKey } = await createRecipient(randomBytes(32))
      return JSON.stringify({ approvalId, recipientKey: publicKey })
    }
    const [named, swapped] = [await write(), await write()]
    const device = escrow.at(other)
    const send = (text: string, bh: unknown) =>
      device.call('/escrow/release', undefined, { text, claims: { bh } })
    const bh = createHash('sha256').update(named).digest('base64url')
    expect(await send(swapped, bh)).toMatchObject({ status: 401, code: 'proof_invalid' })
    expect(await send(named, undefined)).toMatchObject({ status: 401, code: 'proof_invalid' })
    expect(await send(named, bh)).toMatchObject({ status: 200 })
  })

  it('gives it to nobody else: not before the answer, not after a refusal, not to another device', async () => {
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    const approval = await escrow.askForApproval(other, accessToken, owner)
    const release = () => escrow.release(other, approval.approvalId)
    expect(await release()).toMatchObject({ status: 403, code: 'device_not_active' })
    await escrow.decide(approval, 'approved')
    expect(await escrow.release(owner.device, approval.approvalId)).toMatchObject({ status: 404 })
    expect(await escrow.release(other, randomUUID())).toMatchObject({ status: 404 })
    await escrow.decide(approval, 'refused')
    expect(await release()).toMatchObject({ status: 403, code: 'device_not_active' })
    // Who asks once more is not mailed about.
    service.clock.time += 31_000
    const ticket = await escrow.getTicket(other, accessToken, 'release')
    expect(await escrow.ask(other, ticket, owner)).toMatchObject({
      body: { approvalId: approval.approvalId },
    })
  })

  it('encrypts keys and mailboxes, in tables that have nothing to do with the others', async () => {
    const owner = await escrow.enrol(email)
    await approveOther(owner)
    const { database, close } = await openDatabase(escrow.options, escrowSchema)
    const [row] = await database<
      { box: Buffer }[]
    >`select * from escrow_keys where wallet_id = ${owner.wallet.id}`
    expect(row?.box.includes(owner.key)).toBe(false)
    for (const table of ['escrow_keys', 'escrow_approvals', 'escrow_wallets']) {
      const text = await database`select row_to_json(entry)::text as text from ${database(table)} entry`
      expect(JSON.stringify(text)).not.toMatch(/home\.example|686f6d652e6578616d706c65/)
    }
    const tables = await database<{ tablename: string }[]>`
      select tablename from pg_tables where schemaname = 'public' order by 1`
    expect(tables.map(({ tablename }) => tablename)).toEqual([
      'escrow_approvals',
      'escrow_keys',
      'escrow_migrations',
      'escrow_proofs',
      'escrow_releases',
      'escrow_wallets',
    ])
    await close()
  })

  it('does not read an entry that was moved to another row', async () => {
    const owner = await escrow.enrol(email)
    const thief = await escrow.enrol(`thief-${email}`)
    const { database, close } = await openDatabase(escrow.options, escrowSchema)
    await database`
      update escrow_keys set mail_box = (select mail_box from escrow_keys where wallet_id = ${thief.wallet.id})
      where wallet_id = ${owner.wallet.id}`
    await close()
    const { other, accessToken } = await escrow.signIn(owner)
    const ticket = await escrow.getTicket(other, accessToken, 'release')
    expect(await escrow.ask(other, ticket, owner)).toMatchObject({ status: 500 })
  })

  it('gives out so many keys in an hour and no more, and tells its operator', async () => {
    const careful = await startTestEscrow(service, { limits: { releasesPerHour: 1 } })
    const open = async (name: string) => {
      const owner = await careful.enrol(name)
      const { other, accessToken } = await careful.signIn(owner)
      const approval = await careful.askForApproval(other, accessToken, owner)
      await careful.decide(approval, 'approved')
      return await careful.release(other, approval.approvalId)
    }
    expect(await open(email)).toMatchObject({ status: 200 })
    expect(await open(`second-${email}`)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(careful.errors).toEqual([expect.stringContaining('no more are released')])
    await careful.close()
  })

  it('takes a ticket once, within five minutes, for its purpose and its device', async () => {
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    const refusal = { status: 401, code: 'ticket_invalid' }
    const ask = async (ticket: string, from = other) => await escrow.ask(from, ticket, owner)
    const getTicket = () => escrow.getTicket(other, accessToken, 'release')
    expect(await ask(await getTicket(), await service.createDevice())).toMatchObject(refusal)
    expect(
      await ask(await escrow.getTicket(owner.device, owner.accessToken, 'store'), owner.device),
    ).toMatchObject(refusal)
    expect(await ask(accessToken)).toMatchObject(refusal)
    const [head, , signature] = (await getTicket()).split('.')
    const forged = Buffer.from(JSON.stringify({ sub: owner.userId, purpose: 'release' }))
    expect(await ask(`${head}.${forged.toString('base64url')}.${signature}`)).toMatchObject(refusal)
    const ticket = await getTicket()
    expect(await ask(ticket)).toMatchObject({ status: 200 })
    expect(await ask(ticket)).toMatchObject(refusal)
    const old = await getTicket()
    service.clock.time += 306_000
    expect(await ask(old)).toMatchObject(refusal)
  })

  it('keeps the first mailbox of a key, whatever comes later', async () => {
    const owner = await escrow.enrol(email)
    const thief = await service.createDevice()
    const address = `thief-${email}`
    const { accessToken } = await service.login(thief, address)
    const ticket = await escrow.getTicket(thief, accessToken, 'store')
    // Even somebody who had the key could not make it theirs.
    const { wallet, key } = owner
    expect(
      await escrow.store(thief, {
        ticket,
        walletId: wallet.id,
        email: address,
        key,
        addresses: wallet.addresses,
      }),
    ).toMatchObject({
      status: 200,
    })
    const { other, accessToken: token } = await escrow.signIn(owner)
    expect((await escrow.askForApproval(other, token, owner)).text).toContain('Firefox on Linux')
  })

  it('takes a mailbox only from whoever has read a code in it', async () => {
    const device = await service.createDevice()
    const { accessToken } = await service.login(device, email)
    const store = async (address: string, walletId = randomUUID() as string) => {
      const ticket = await escrow.getTicket(device, accessToken, 'store')
      return await escrow.store(device, { ticket, walletId, email: address, key: randomBytes(32), addresses })
    }
    expect(await store('victim@home.example')).toMatchObject({ status: 401, code: 'ticket_invalid' })
    expect(await store('no mailbox')).toMatchObject({ status: 401 })
    expect(await store(email.toUpperCase())).toMatchObject({ status: 200 })
    const owner = await escrow.enrol(`owner-${email}`)
    const ticket = await escrow.getTicket(owner.device, owner.accessToken, 'store')
    const other = { ticket, walletId: randomUUID(), email: owner.email, key: randomBytes(32), addresses }
    expect(await escrow.store(owner.device, other)).toMatchObject({ code: 'ticket_invalid' })
  })

  it('keeps so many keys of an account and no more', async () => {
    const small = await startTestEscrow(service, { limits: { keysPerAccount: 2 } })
    const device = await service.createDevice()
    const { accessToken } = await service.login(device, email)
    const store = async () => {
      const ticket = await small.getTicket(device, accessToken, 'store')
      return (
        await small.store(device, { ticket, walletId: randomUUID(), email, key: randomBytes(32), addresses })
      ).status
    }
    expect([await store(), await store(), await store()]).toEqual([200, 200, 429])
    await small.close()
  })

  it('refuses what it cannot open, and what is no key', async () => {
    const device = await service.createDevice()
    const { accessToken } = await service.login(device, email)
    const walletId = randomUUID()
    const send = async (sealedKey: unknown) => {
      const ticket = await escrow.getTicket(device, accessToken, 'store')
      return await escrow.at(device).call('/escrow/store', { ticket, walletId, email, sealedKey, addresses })
    }
    expect(await send(await escrow.seal(randomBytes(32), randomUUID(), email))).toMatchObject({ status: 400 })
    expect(await send(await escrow.seal(randomBytes(32), walletId, 'x@y.example'))).toMatchObject({
      status: 400,
    })
    expect(await send(await escrow.seal(randomBytes(31), walletId, email))).toMatchObject({ status: 400 })
    expect(await send(await escrow.seal(randomBytes(32), walletId, email))).toMatchObject({ status: 200 })
  })

  it('reads what an older key has encrypted, while that is kept', async () => {
    const owner = await escrow.enrol(email)
    const { other, approvalId } = await approveOther(owner)
    const keys = [randomBytes(32).toString('base64url'), ...escrow.options.keys]
    const renewed = await startEscrow({ ...escrow.options, keys })
    const { publicKey } = await createRecipient(randomBytes(32))
    const body = { approvalId, recipientKey: publicKey }
    expect(
      await other.at(renewed.url, String(escrow.options.url)).call('/escrow/release', body),
    ).toMatchObject({ status: 200 })
    await renewed.close()
  })

  it.each([{ Origin: undefined }, { Origin: 'https://shop.example' }, { 'Content-Type': 'text/plain' }])(
    'answers the vault alone: not %o [AU17]',
    async headers => {
      const device = await service.createDevice()
      for (const path of ['store', 'release', 'approval/start', 'approval/state']) {
        expect(await escrow.at(device).send(`/escrow/${path}`, {}, { headers })).toMatchObject({
          status: 403,
        })
      }
    },
  )

  it('does not start without its key, with one from a manual, or without a mail server', async () => {
    const { options } = escrow
    await expect(startEscrow({ ...options, keys: [] })).rejects.toThrow('PORTICO_ESCROW_KEK')
    await expect(startEscrow({ ...options, keys: ['A'.repeat(43)] })).rejects.toThrow('32 random bytes')
    await expect(startEscrow({ ...options, smtpUrl: 'mail' })).rejects.toThrow('PORTICO_SMTP_URL')
  })
})
