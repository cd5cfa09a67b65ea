import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import { findInDatabase } from '../../test/findInDatabase.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow, type TestEscrow } from '../../test/startTestEscrow.js'
import { createMailboxHasher, removeOld } from '../auth/openAuthService.js'
import { runEscrowPerson, runUser } from '../cli/runUser.js'
import { connectDatabase } from '../database/openDatabase.js'
import type { Database } from '../exports/index.js'
import { eraseDue } from './erasePerson.js'

let service: TestAuth
let escrow: TestEscrow
let output: string[]
beforeAll(async () => {
  service = await startTestAuth()
  escrow = await startTestEscrow(service)
})
afterAll(async () => {
  await escrow.close()
  await service.close()
})
beforeEach(() => {
  output = []
  vi.spyOn(console, 'log').mockImplementation(line => output.push(String(line)))
})

const day = 86_400_000
const run = (...args: string[]) => runUser(args, { databaseUrl: service.databaseUrl, auth: service.auth })
const runAtEscrow = (...args: string[]) => runEscrowPerson(args, { databaseUrl: escrow.options.databaseUrl })

/** A person with rows in all tables that name people. */
async function createPerson(database: Database) {
  const email = createEmail()
  const owner = await escrow.enrol(email)
  const { other, accessToken } = await escrow.signIn(owner)
  await escrow.askForApproval(other, accessToken, owner)
  await service.start(await service.createDevice(), email)
  await service.start(other, `x${email}`)
  const address = owner.wallet.addresses.eip155
  const name = `Name of ${email}`
  const subject = `subject of ${email}`
  const lower = address.toLowerCase()
  await database`
    insert into auth_identities values ('github', ${subject}, ${owner.userId}, ${name}, now())`
  await database`
    insert into auth_social_attempts (id, provider, device_id, site, subject, name, expires_at)
    values (gen_random_uuid(), 'github', 'unknown', 'shop.example', ${subject}, ${name}, now())`
  await database`
    insert into smart_sessions (pci, project_id, account, created_at, expires_at, permissions, policies)
    values (${email}, 'shop', ${`eip155:1:${address}`}, now(), now(), '[]', '[]')`
  await database`
    insert into names values ('shop.example', ${email}, ${email}, ${lower}, 60, false, now())`
  await database`insert into chain_scans values ('eip155:1', ${lower}, 1, 2, 2, '')`
  await database`
    insert into chain_transactions
    values ('eip155:1', ${lower}, 'h', 1, 0, now(), ${lower}, ${lower}, 1, false, '', '[]')`
  const values = [email, name, subject, owner.userId, owner.device.id, other.id, owner.wallet.id]
  return { ...owner, other, name, values: [...values, ...Object.values(owner.wallet.addresses)] }
}

const openEscrow = () => connectDatabase(escrow.options.databaseUrl ?? '')

describe('erasing a person', () => {
  it('leaves nothing in any column of any table, at the service and at the escrow', async () => {
    const { database } = service
    const person = await createPerson(database)
    const neighbour = await createPerson(database)
    const escrowDatabase = await openEscrow()
    expect(new Set(await findInDatabase(database, person.values)).size).toBeGreaterThan(15)
    expect(await findInDatabase(escrowDatabase, person.values)).not.toEqual([])
    const before = await findInDatabase(database, neighbour.values)
    const beforeAtEscrow = await findInDatabase(escrowDatabase, neighbour.values)

    await run('erase', '--email', person.email, '--now')
    await runAtEscrow('erase', '--user', person.userId)
    // Proofs that were used a moment ago have to be remembered until they expire.
    await removeOld(database, new Date(service.clock.time + day))
    await escrowDatabase`delete from escrow_proofs where expires_at < ${new Date(service.clock.time + day)}`
    expect(await findInDatabase(database, person.values)).toEqual([])
    expect(await findInDatabase(escrowDatabase, person.values)).toEqual([])
    const transient = /^(auth_challenges|auth_proofs|auth_social_attempts|auth_email_changes|escrow_proofs)\./
    const lasting = (places: string[]) => places.filter(place => !transient.test(place))
    expect(lasting(await findInDatabase(database, neighbour.values))).toEqual(lasting(before))
    expect(lasting(await findInDatabase(escrowDatabase, neighbour.values))).toEqual(lasting(beforeAtEscrow))
    await escrowDatabase.end()

    const answer = await person.device.call('/auth/wallet/read', {}, { accessToken: person.accessToken })
    expect(answer.status).toBe(401)
    // A log that were written from these lines must not name the person either.
    const receipt = output[0] ?? ''
    for (const value of person.values) expect(receipt).not.toContain(value)
    expect(JSON.parse(receipt)).toMatchObject({ rows: { auth_users: 1, auth_wallets: 1, names: 1 } })
    expect(service.errors).toEqual([])
  })

  it('waits for the grace period, in which the account works, and gives a receipt', async () => {
    const person = await createPerson(service.database)
    const hash = createMailboxHasher(service.auth.secret)
    await run('erase', '--email', person.email.toUpperCase(), '--days', '14')
    const [, id = ''] = /^Erasure (\S+) is due/.exec(output[0] ?? '') ?? []
    const now = Date.now()
    await eraseDue(service.database, hash, new Date(now + 13 * day))
    const found = await findInDatabase(service.database, [person.userId])
    expect(found).toContain('auth_users.id')
    await expect(run('receipt', id)).rejects.toThrow('no such receipt')
    await eraseDue(service.database, hash, new Date(now + 15 * day))
    expect(await findInDatabase(service.database, [person.userId])).toEqual([])
    output = []
    await run('receipt', id)
    expect(JSON.parse(output.join(''))).toMatchObject({ id, rows: { auth_users: 1 } })
  })

  it('can be cancelled', async () => {
    const person = await createPerson(service.database)
    await run('erase', '--id', person.userId)
    await run('keep', '--email', person.email)
    expect(output.at(-1)).toBe('The erasure is cancelled.')
    await eraseDue(
      service.database,
      createMailboxHasher(service.auth.secret),
      new Date(Date.now() + 100 * day),
    )
    expect(await findInDatabase(service.database, [person.userId])).toContain('auth_users.id')
  })
})

describe('portico-server user', () => {
  it('shows a person by email or address, and never a secret', async () => {
    const person = await createPerson(service.database)
    await run('show', '--address', person.wallet.addresses.eip155.toUpperCase().replace('0X', '0x'))
    const shown = output.join('\n')
    expect(shown).toContain(`User ${person.userId}`)
    expect(shown).toMatch(new RegExp(`mail +${person.email}`))
    expect(shown).toMatch(/Firefox on Linux +(new|active)/)
    expect(shown).toContain(person.wallet.addresses.solana)
  })

  it('exports everything but secrets', async () => {
    const person = await createPerson(service.database)
    await run('export', '--email', person.email)
    const exported = JSON.parse(output.join(''))
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining(['auth_users', 'auth_identities', 'auth_devices', 'auth_wallets', 'names']),
    )
    expect(JSON.stringify(exported)).toContain(person.name)
    expect(Object.keys(exported.auth_wallets[0])).not.toContain('authShare')
    output = []
    await runAtEscrow('export', '--user', person.userId)
    expect(JSON.parse(output.join(''))).toMatchObject({ escrow_keys: [{ userId: person.userId }] })
    expect(output.join('')).not.toMatch(/"(box|mailBox|mailbox|tokenHash)"/)
  })

  it('signs a person out everywhere', async () => {
    const person = await createPerson(service.database)
    await run('sign-out', '--email', person.email)
    expect(output).toEqual(['2 sessions ended.'])
    const answer = await person.device.call('/auth/wallet/read', {}, { accessToken: person.accessToken })
    expect(answer.status).toBe(401)
  })

  it.each([
    [[], 'Use user show'],
    [['show'], 'Name the person with one of'],
    [['show', '--id', '1', '--email', 'a@b.example'], 'Name the person with one of'],
    [['show', '--email', 'nobody@shop.example'], 'There is no such person.'],
    [['show', '--address', '0x1'], 'There is no account with this address.'],
    [['erase', '--id', '1', '--days', 'x'], 'There is no such person.'],
  ])('answers %o with a sentence', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence)
  })
})
