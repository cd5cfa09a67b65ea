import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import { startTestAuth, type TestAuth } from '../../test/startTestAuth.js'
import { createConsoleRole } from '../../test/startTestConsole.js'
import { connectDatabase } from '../database/openDatabase.js'
import type { Database } from '../exports/index.js'
import { assertConsoleRole, grantConsole } from './grants.js'
import { startConsole } from './startConsole.js'

let service: TestAuth
let database: Database
beforeAll(async () => {
  service = await startTestAuth()
  await service.login(await service.createDevice(), createEmail())
  database = await connectDatabase(await createConsoleRole(service.database, service.databaseUrl))
})
afterAll(async () => {
  await database.end()
  await service.close()
})

describe('the database role of the console', () => {
  it.each([
    'select auth_share from auth_wallets',
    'select recoveries from auth_wallets',
    'select * from auth_wallets',
    'select deposited from auth_devices',
    'select key from auth_passphrases',
    'select code_hash from auth_challenges',
    'select challenge from auth_passkey_challenges',
    'select * from relay_messages',
    'select * from auth_proofs',
    'select * from sign_in_marks',
    "update auth_wallets set auth_share = ''",
    "update auth_devices set deposited = '{}'",
    'update auth_devices set usable_at = now()',
    "update auth_identities set subject = 'attacker@shop.example'",
    "insert into auth_identities values ('mail', 'attacker@shop.example', gen_random_uuid(), null, now())",
    'delete from auth_users',
    'delete from console_log',
    "update console_log set action = 'nothing'",
    'update auth_erasures set due_at = now()',
    'create table mine (id integer)',
    "copy auth_users to program 'true'",
    'set role portico',
    'select pg_read_file($$/etc/passwd$$)',
  ])('is refused: %s', async statement => {
    await expect(database.unsafe(statement)).rejects.toThrow(/permission denied/)
  })

  it('reads what staff see', async () => {
    await assertConsoleRole(database)
    expect(await database`select id, user_id, addresses from auth_wallets`).toEqual([])
    expect(await database`select subject from auth_identities`).toHaveLength(1)
  })

  it('has no access to tables that are made later', async () => {
    await service.database`create table later (secret text)`
    await expect(database.unsafe('select * from later')).rejects.toThrow(/permission denied/)
  })
})

it('the console does not start with the server’s own role', async () => {
  const folder = new URL('.', import.meta.url).pathname
  await expect(startConsole({ port: 0, databaseUrl: service.databaseUrl, folder })).rejects.toThrow(
    /index.html/,
  )
  await expect(assertConsoleRole(service.database)).rejects.toThrow(
    'The console’s database role can read auth_wallets.auth_share',
  )
  const [row] = await service.database<{ role: string }[]>`select current_user::text as role`
  await expect(grantConsole(service.database, row?.role ?? '')).rejects.toThrow('owns the tables')
})
