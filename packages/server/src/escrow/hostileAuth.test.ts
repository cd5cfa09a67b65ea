import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { commitToOpening, StartApprovalAnswerSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDevice } from '../../test/createTestDevice.js'
import { createTestWallet } from '../../test/createTestWallet.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../test/startTestEscrow.js'
import { createTokens, type TicketClaims, type Tokens } from '../auth/createTokens.js'
import { listen } from '../http/createHttpServer.js'
import { readSecret } from '../secrets/deriveKey.js'
import { createRecipient } from '../secrets/hpke.js'
import { createTicketReader } from './createTicketReader.js'

/** Somebody has taken over the auth service: its secrets, its signing key, its database, and a device of their own. */
let service: TestAuth
let escrow: TestEscrow
let tokens: Tokens
let thief: TestDevice
let people = 0
beforeAll(async () => {
  service = await startTestAuth()
  escrow = await startTestEscrow(service)
  const { secret, url } = service.auth
  tokens = await createTokens(readSecret('PORTICO_AUTH_SECRET', secret), url, () => service.clock.time)
  thief = await service.createDevice()
})
afterAll(async () => {
  await escrow.close()
  await service.close()
})

const enrolSomebody = () => escrow.enrol(`person${people++}@home.example`)
type Owner = Awaited<ReturnType<typeof enrolSomebody>>

/** A genuine ticket that says what the thief likes. */
const forge = (owner: Owner, claims: Partial<TicketClaims> = {}) =>
  tokens.signTicket({
    userId: owner.userId,
    deviceId: thief.id,
    purpose: 'release',
    walletId: owner.wallet.id,
    email: owner.email,
    site: 'shop.example',
    ...claims,
  })

async function ask(owner: Owner, claims: Partial<TicketClaims> = {}, publicKey = owner.publicKey) {
  const answer = await escrow.ask(thief, await forge(owner, claims), { publicKey })
  const parsed = v.safeParse(StartApprovalAnswerSchema, answer.body)
  return { ...answer, approvalId: parsed.success ? parsed.output.approvalId : randomUUID() }
}

it('whoever has the auth service gets no key: its tickets lead to a question that the owner is asked', async () => {
  const owner = await enrolSomebody()
  const { approvalId, body } = await ask(owner)
  // The link is in the mail alone.
  const { token, text } = await escrow.readLink(owner.email)
  expect(JSON.stringify(body)).not.toContain(token)
  expect(text).toContain('A new device')
  const states = [await escrow.readState(thief, approvalId)]
  expect(await escrow.release(thief, approvalId)).toMatchObject({ status: 403, code: 'device_not_active' })
  service.clock.time += 24 * 3_600_000
  states.push(await escrow.readState(thief, approvalId))
  expect(await escrow.release(thief, approvalId)).toMatchObject({ status: 403 })
  expect(states).toEqual([{ state: 'pending' }, { state: 'expired' }])
})

it('whoever has the auth service cannot have the question sent elsewhere', async () => {
  const owner = await enrolSomebody()
  const { inbox } = service
  await ask(owner, { email: 'thief@evil.example' })
  expect((await escrow.readLink(owner.email)).token).toHaveLength(43)
  // Nor by storing the same wallet under another mailbox: that is another key, which opens nothing.
  const own = {
    key: randomBytes(32),
    email: 'thief@evil.example',
    walletId: owner.wallet.id,
    addresses: owner.wallet.addresses,
  }
  const ticket = await forge(owner, { purpose: 'store', email: own.email })
  expect(await escrow.store(thief, { ...own, ticket })).toMatchObject({ status: 200 })
  const { publicKey } = await createRecipient(own.key)
  const { approvalId, number } = await ask(owner, { email: own.email }, publicKey)
  await escrow.decide({ ...(await escrow.readLink(own.email)), number }, 'approved')
  const released = await escrow.release(thief, approvalId)
  expect(await released.open(owner.wallet.id)).toEqual(own.key)
  service.clock.time += 31_000
  const asked = await ask(owner, { email: own.email })
  expect((await escrow.readLink(owner.email)).text).toContain('A new device')
  expect(await escrow.release(thief, asked.approvalId)).toMatchObject({ status: 403 })
  expect(inbox.mails.filter(({ to }) => to.includes(own.email))).toHaveLength(1)
})

/** A wallet of the thief's, stored under somebody else's mailbox by a ticket that says so. */
async function storeOwn(owner: Pick<Owner, 'userId' | 'email'>) {
  const wallet = await createTestWallet()
  const key = randomBytes(32)
  const { userId, email } = owner
  const claims = { userId, deviceId: thief.id, walletId: wallet.id, email, site: 'shop.example' }
  const ticket = await tokens.signTicket({ ...claims, purpose: 'store' })
  const stored = await escrow.store(thief, {
    ticket,
    walletId: wallet.id,
    email,
    key,
    addresses: wallet.addresses,
  })
  const { publicKey } = await createRecipient(key)
  const confirm = () => escrow.at(thief).call('/escrow/confirm', wallet.confirm(publicKey))
  return { wallet, key, publicKey, stored, confirm }
}

it('whoever has the auth service cannot put a wallet of theirs in the place of one that is there [KS16]', async () => {
  const owner = await enrolSomebody()
  const { stored, confirm } = await storeOwn(owner)
  expect(stored).toMatchObject({ status: 409, code: 'mailbox_bound' })
  expect(await confirm()).toMatchObject({ status: 404 })
  // Nor under the name of the owner's wallet, for which another key would have to sign.
  const other = await createTestWallet()
  const forged = { ...other.confirm(owner.publicKey), walletId: owner.wallet.id }
  expect(await escrow.at(thief).call('/escrow/confirm', forged)).toMatchObject({
    status: 403,
    code: 'owner_proof_invalid',
  })
})

it('whoever has the auth service gets no question asked about a wallet that they have left there before [KS16]', async () => {
  const email = `person${people++}@home.example`
  const { user } = await service.login(await service.createDevice(), email)
  const theirs = await storeOwn({ userId: user.id, email })
  expect(theirs.stored).toMatchObject({ status: 200 })
  const owner = await escrow.enrol(email)
  expect(await theirs.confirm()).toMatchObject({ status: 409, code: 'mailbox_bound' })
  const again = await storeOwn(owner)
  expect(again.stored).toMatchObject({ status: 409 })
  // The visitor's new device is told the thief's wallet by the auth service, and asks for it.
  const ticket = await tokens.signTicket({
    userId: owner.userId,
    deviceId: thief.id,
    purpose: 'release',
    walletId: theirs.wallet.id,
    email,
    site: 'shop.example',
  })
  expect(await escrow.ask(thief, ticket, { publicKey: theirs.publicKey })).toMatchObject({
    status: 409,
    code: 'mailbox_bound',
  })
})

it('says with a key which wallet it is of, and since when it is known [KS16]', async () => {
  const owner = await enrolSomebody()
  const { other, accessToken } = await escrow.signIn(owner)
  const approval = await escrow.askForApproval(other, accessToken, owner)
  expect(approval.text).toContain('Your wallet was created on')
  await escrow.decide(approval, 'approved')
  const released = await escrow.release(other, approval.approvalId)
  expect(released.body).toMatchObject({ addresses: owner.wallet.addresses })
})

it('whoever has the auth service cannot use the answer that the owner gives to a device of their own', async () => {
  const owner = await enrolSomebody()
  const { other, accessToken } = await escrow.signIn(owner)
  const approval = await escrow.askForApproval(other, accessToken, owner)
  await escrow.decide(approval, 'approved')
  expect(await escrow.release(thief, approval.approvalId)).toMatchObject({ status: 404 })
  service.clock.time += 31_000
  const { approvalId } = await ask(owner)
  expect(approvalId).not.toBe(approval.approvalId)
  expect(await escrow.release(thief, approvalId)).toMatchObject({ status: 403 })
})

/** The owner signs in on a device of theirs, and at the same time the thief asks for another one. */
async function askBoth() {
  for (;;) {
    const owner = await enrolSomebody()
    const { other, accessToken } = await escrow.signIn(owner)
    const own = await escrow.askForApproval(other, accessToken, owner)
    service.clock.time += 31_000
    const thiefs = { ...(await ask(owner)), ...(await escrow.readLink(owner.email)) }
    // Once in a thousand times they are the same, which is what the length is about.
    if (own.number !== thiefs.number) return { owner, other, own, thiefs }
  }
}

it('whoever has the auth service gets nothing for a device of theirs in place of the one that the owner waits for [AU28]', async () => {
  const { owner, other, own, thiefs } = await askBoth()
  // The owner follows the wrong link, and types what their own device shows.
  const page = await escrow.decide({ ...thiefs, number: own.number }, 'approved')
  expect(await page.text()).toContain('this email was for someone else’s device')
  expect(await escrow.readState(thief, thiefs.approvalId)).toEqual({ state: 'mismatched' })
  await escrow.decide(thiefs, 'approved')
  expect(await escrow.release(thief, thiefs.approvalId)).toMatchObject({
    status: 403,
    code: 'device_not_active',
  })
  // The owner's own device is none the worse for it.
  await escrow.decide(own, 'approved')
  expect(await (await escrow.release(other, own.approvalId)).open(owner.wallet.id)).toEqual(owner.key)
})

it('whoever has the auth service gets nothing by a click without a number [AU28]', async () => {
  const owner = await enrolSomebody()
  const { approvalId } = await ask(owner)
  const link = await escrow.readLink(owner.email)
  expect(await (await escrow.decide({ ...link, number: '' }, 'approved')).text()).toContain('3 digits')
  expect(await escrow.release(thief, approvalId)).toMatchObject({ status: 403 })
})

it('whoever stands between device and escrow cannot promise the bytes of another device as their own [AU28]', async () => {
  const owner = await enrolSomebody()
  const { other } = await escrow.signIn(owner)
  // What the owner's device has sent is passed on for the thief's, and so is what it tells later.
  const opening = randomBytes(32).toString('base64url')
  const commitment = await commitToOpening({ deviceId: other.id, opening })
  const { call } = escrow.at(thief)
  const { publicKey } = owner
  const { body } = await call('/escrow/approval/start', { ticket: await forge(owner), publicKey, commitment })
  const { approvalId } = v.parse(StartApprovalAnswerSchema, body)
  expect(await call('/escrow/approval/open', { approvalId, opening })).toMatchObject({ status: 400 })
})

it('whoever has the auth service cannot flood a mailbox through the escrow, nor write into its mails', async () => {
  const owner = await enrolSomebody()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    statuses.push((await ask(owner)).status)
    service.clock.time += 31_000
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  for (const site of ['evil.example\nClick here', 'a b', '<b>', 'https://evil.example/x']) {
    expect(await ask(owner, { site })).toMatchObject({ status: 401, code: 'ticket_invalid' })
  }
})

it('whoever has the auth service cannot fill the memory of the escrow with its keys', async () => {
  let sent = 0
  const endless = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const write = () => {
      while (sent < 64 * 1024 * 1024 && !response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) return void response.once('drain', write)
      }
      response.end('{"keys":[]}')
    }
    write()
  })
  const keysUrl = `http://${await listen(endless, '127.0.0.1', 0)}`
  const read = createTicketReader({
    issuer: service.auth.url,
    keysUrl,
    now: () => service.clock.time,
    isFirst: async () => true,
  })
  const ticket = await forge(await enrolSomebody())
  await expect(read(ticket, { purpose: 'release', deviceId: thief.id })).rejects.toMatchObject({
    code: 'ticket_invalid',
  })
  // What the sockets of this machine hold is read by nobody.
  expect(sent).toBeLessThan(32 * 1024 * 1024)
  endless.closeAllConnections()
  endless.close()
})

it('takes the keys of the auth service from its own address, not from where that leads', async () => {
  const leading = createServer((_, response) => {
    response.writeHead(302, { location: `${service.url}/auth/keys` }).end()
  })
  const createReader = (keysUrl: string) =>
    createTicketReader({
      issuer: service.auth.url,
      keysUrl,
      now: () => service.clock.time,
      isFirst: async () => true,
    })
  const ticket = await forge(await enrolSomebody())
  const expected = { purpose: 'release', deviceId: thief.id } as const
  const leadingUrl = `http://${await listen(leading, '127.0.0.1', 0)}`
  await expect(createReader(leadingUrl)(ticket, expected)).rejects.toMatchObject({ code: 'ticket_invalid' })
  await expect(createReader(`${service.url}/auth/keys`)(ticket, expected)).resolves.toMatchObject({
    deviceId: thief.id,
  })
  leading.closeAllConnections()
  leading.close()
})
