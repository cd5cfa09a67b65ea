import { randomBytes, randomUUID } from 'node:crypto'
import {
  EscrowKeyAnswerSchema,
  EscrowTicketAnswerSchema,
  formatSealContext,
  ReadApprovalAnswerSchema,
  ReleaseEscrowAnswerSchema,
  sealInfo,
} from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { startTestAuth, type TestAuth, vaultOrigin } from '../../test/startTestAuth.js'
import { openDatabase } from '../database/openDatabase.js'
import type { ServedApp } from '../http/serveApp.js'
import { createRecipient, sealTo } from '../secrets/hpke.js'
import type { EscrowOptions } from './EscrowOptions.js'
import { escrowSchema } from './escrowSchema.js'
import { startEscrow } from './startEscrow.js'

const url = 'http://127.0.0.1:1'
let service: TestAuth
let escrow: ServedApp
let options: EscrowOptions
let device: TestDevice
let email: string
let accessToken: string
let people = 0
beforeAll(async () => {
  service = await startTestAuth()
  options = {
    port: 0,
    url,
    databaseUrl: await borrowDatabase(),
    vaultUrl: vaultOrigin,
    authUrl: service.auth.url,
    authKeysUrl: `${service.url}/auth/keys`,
    keys: [randomBytes(32).toString('base64url')],
    now: () => service.clock.time,
    rateLimit: { burst: 10_000, perSecond: 1000 },
  }
  escrow = await startEscrow(options)
})
afterAll(async () => {
  await escrow.close()
  await service.close()
})
beforeEach(async () => {
  device = await service.createDevice()
  email = `person${people++}@home.example`
  accessToken = (await service.login(device, email)).accessToken
})

/** The same device as it talks to the escrow. */
const atEscrow = (from: TestDevice) => from.at(escrow.url, url)

async function getTicket() {
  const { body } = await device.call('/auth/escrow/ticket', { purpose: 'store' }, { accessToken })
  return v.parse(EscrowTicketAnswerSchema, body).ticket
}

async function seal(key: Uint8Array, walletId: string) {
  const response = await fetch(`${escrow.url}/escrow/key`, { headers: { Origin: vaultOrigin } })
  const { publicKey } = v.parse(EscrowKeyAnswerSchema, await response.json())
  return await sealTo(publicKey, key, { info: sealInfo.escrowStore, context: formatSealContext(walletId) })
}

async function store(walletId: string, key: Uint8Array, epoch = 1, ticket?: string) {
  const body = {
    ticket: ticket ?? (await getTicket()),
    walletId,
    epoch,
    sealedKey: await seal(key, walletId),
  }
  return await atEscrow(device).call('/escrow/store', body)
}

/** A new device of the same person, approved by mail. */
async function approveOther() {
  const other = await service.createDevice()
  const login = await service.login(other, email)
  const token = { accessToken: login.accessToken }
  const { body } = await other.call('/auth/device/approval/start', {}, token)
  const { approvalId } = v.parse(v.object({ approvalId: v.string() }), body)
  const { text } = await service.inbox.next(email)
  const [, secret = ''] = /token=([\w-]+)/.exec(text) ?? []
  await fetch(`${service.url}/auth/device/approval`, {
    method: 'POST',
    headers: { Origin: 'http://127.0.0.1' },
    body: new URLSearchParams({ token: secret, decision: 'approved' }),
  })
  const readTicket = async () => {
    const answer = await other.call('/auth/device/approval/state', { approvalId }, token)
    return v.parse(ReadApprovalAnswerSchema, answer.body).ticket ?? ''
  }
  return { other, readTicket }
}

async function release(from: TestDevice, ticket: string) {
  const recipient = await createRecipient(randomBytes(32))
  const answer = await atEscrow(from).call('/escrow/release', { ticket, recipientKey: recipient.publicKey })
  const open = async (walletId: string) => {
    const { sealedKey } = v.parse(ReleaseEscrowAnswerSchema, answer.body)
    return await recipient.open(sealedKey, {
      info: sealInfo.escrowRelease,
      context: formatSealContext(walletId),
    })
  }
  return { ...answer, open }
}

describe('the escrow', () => {
  it('keeps a key and gives it to a device that was approved, once for each ticket', async () => {
    const wallet = await createTestWallet()
    const key = randomBytes(32)
    expect(await store(wallet.id, key)).toMatchObject({ status: 200 })
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    const { other, readTicket } = await approveOther()
    const ticket = await readTicket()
    const answer = await release(other, ticket)
    expect(Buffer.from(await answer.open(wallet.id))).toEqual(key)
    expect(await release(other, ticket)).toMatchObject({ status: 401, code: 'ticket_invalid' })
  })

  it('encrypts what it keeps, in tables that have nothing to do with the others', async () => {
    const wallet = await createTestWallet()
    const key = randomBytes(32)
    await store(wallet.id, key)
    const { database, close } = await openDatabase({ databaseUrl: options.databaseUrl }, escrowSchema)
    const rows = await database<{ box: Buffer }[]>`select box from escrow_keys where wallet_id = ${wallet.id}`
    expect(rows[0]?.box.includes(key)).toBe(false)
    const tables = await database<{ tablename: string }[]>`
      select tablename from pg_tables where schemaname = 'public' order by 1`
    expect(tables.map(({ tablename }) => tablename)).toEqual([
      'escrow_keys',
      'escrow_migrations',
      'escrow_proofs',
      'escrow_releases',
    ])
    await close()
  })

  it('gives out so many keys in an hour and no more, and tells its operator', async () => {
    const wallet = await createTestWallet()
    await store(wallet.id, randomBytes(32))
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    const { other } = await approveOther()
    const errors: string[] = []
    const careful = await startEscrow({
      ...options,
      releasesPerHour: 1,
      onError: error => void errors.push(error.message),
    })
    service.clock.time += 3_600_000
    const again = await service.login(other, email)
    const { body } = await other.call('/auth/device/approval/start', {}, { accessToken: again.accessToken })
    const { approvalId } = v.parse(v.object({ approvalId: v.string() }), body)
    const ask = async () => {
      const answer = await other.call(
        '/auth/device/approval/state',
        { approvalId },
        { accessToken: again.accessToken },
      )
      const { ticket } = v.parse(ReadApprovalAnswerSchema, answer.body)
      const { publicKey } = await createRecipient(randomBytes(32))
      return await other.at(careful.url, url).call('/escrow/release', { ticket, recipientKey: publicKey })
    }
    expect(await ask()).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(errors).toEqual([expect.stringContaining('no more are given out')])
    await careful.close()
  })

  it('gives nothing for a ticket of another device, another purpose or another maker', async () => {
    const wallet = await createTestWallet()
    await store(wallet.id, randomBytes(32))
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    const { readTicket } = await approveOther()
    const thief = await service.createDevice()
    expect(await release(thief, await readTicket())).toMatchObject({ code: 'ticket_invalid' })
    expect(await release(device, await getTicket())).toMatchObject({ code: 'ticket_invalid' })
    expect(await release(device, accessToken)).toMatchObject({ code: 'ticket_invalid' })
    const [head, , signature] = (await readTicket()).split('.')
    const forged = Buffer.from(JSON.stringify({ sub: randomUUID(), purpose: 'release' })).toString(
      'base64url',
    )
    expect(await release(device, `${head}.${forged}.${signature}`)).toMatchObject({ code: 'ticket_invalid' })
  })

  it('gives nothing for a ticket that is older than five minutes', async () => {
    const wallet = await createTestWallet()
    await store(wallet.id, randomBytes(32))
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    const { other, readTicket } = await approveOther()
    const ticket = await readTicket()
    service.clock.time += 306_000
    expect(await release(other, ticket)).toMatchObject({ code: 'ticket_invalid' })
  })

  it('replaces a key that no epoch uses yet, and no other', async () => {
    const wallet = await createTestWallet()
    const second = randomBytes(32)
    await store(wallet.id, randomBytes(32))
    // The device had stopped before it created the wallet.
    expect(await store(wallet.id, second)).toMatchObject({ status: 200 })
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    expect(await store(wallet.id, randomBytes(32))).toMatchObject({ status: 409, code: 'epoch_conflict' })
    // One for an epoch that never came changes nothing.
    expect(await store(wallet.id, randomBytes(32), 2)).toMatchObject({ status: 200 })
    const { other, readTicket } = await approveOther()
    const answer = await release(other, await readTicket())
    expect(Buffer.from(await answer.open(wallet.id))).toEqual(second)
  })

  it('keeps keys for the wallet of the ticket only', async () => {
    const wallet = await createTestWallet()
    await device.call('/auth/wallet/create', wallet.create(device), { accessToken })
    expect(await store(randomUUID(), randomBytes(32))).toMatchObject({ code: 'ticket_invalid' })
  })

  it('refuses what it cannot open, and what is no key', async () => {
    const wallet = await createTestWallet()
    const sealedKey = await seal(randomBytes(32), randomUUID())
    const body = { ticket: await getTicket(), walletId: wallet.id, epoch: 1, sealedKey }
    expect(await atEscrow(device).call('/escrow/store', body)).toMatchObject({ status: 400 })
    expect(await store(wallet.id, randomBytes(31))).toMatchObject({ status: 400 })
  })

  it.each([{ Origin: undefined }, { Origin: 'https://shop.example' }, { 'Content-Type': 'text/plain' }])(
    'answers the vault alone: not %o [AU17]',
    async headers => {
      for (const path of ['/escrow/store', '/escrow/release']) {
        expect(await atEscrow(device).send(path, {}, { headers })).toMatchObject({ status: 403 })
      }
    },
  )

  it('does not start without its key, or with one from a manual', async () => {
    await expect(startEscrow({ ...options, keys: [] })).rejects.toThrow('PORTICO_ESCROW_KEK')
    await expect(startEscrow({ ...options, keys: ['A'.repeat(43)] })).rejects.toThrow('32 random bytes')
  })
})
