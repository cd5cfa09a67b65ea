import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { TestAuth } from '../../test/startTestAuth.js'
import type { TestEscrow } from '../../test/startTestEscrow.js'
import { useTestEscrow } from '../../test/useTestEscrow.js'
import type { Queries } from '../database/Database.js'
import { openDatabase } from '../database/openDatabase.js'
import { escrowSchema } from './escrowSchema.js'

let service: TestAuth
let escrow: TestEscrow
let email: string
useTestEscrow(parts => {
  ;({ service, escrow, email } = parts)
})

/** What the documentation says to run, by the tables that it is about. */
async function readStatements(tables: RegExp): Promise<string[]> {
  const guide = await readFile(
    new URL('../../../../docs/embedded-wallet/backups.md', import.meta.url),
    'utf8',
  )
  const blocks = [...guide.matchAll(/```sql\n([^`]*)```/g)].map(([, sql = '']) => sql)
  return blocks
    .flatMap(sql => sql.split(';'))
    .map(statement => statement.trim())
    .filter(statement => tables.test(statement))
}

/** As a dump and its restore: afterwards the tables are as they were. */
async function backUp(database: Queries, tables: readonly string[]) {
  const kept: { name: string; rows: { row: object }[] }[] = []
  for (const name of tables)
    kept.push({ name, rows: await database`select to_jsonb(entry) as row from ${database(name)} entry` })
  return async () => {
    for (const { name } of [...kept].reverse()) await database`delete from ${database(name)}`
    for (const { name, rows } of kept)
      for (const { row } of rows)
        await database`
          insert into ${database(name)}
          select * from jsonb_populate_record(null::${database(name)}, ${JSON.stringify(row)})`
  }
}

it('what is said to run after an older backup ends sessions and codes, and forgets what owners have answered [KS18]', async () => {
  const { database: ofEscrow, close } = await openDatabase(escrow.options, escrowSchema)
  const owner = await escrow.enrol(email)
  const { other, accessToken } = await escrow.signIn(owner)
  const approval = await escrow.askForApproval(other, accessToken, owner)
  await escrow.decide(approval, 'approved')
  const restoreService = await backUp(service.database, ['auth_sessions'])
  const restoreEscrow = await backUp(ofEscrow, ['escrow_approvals'])
  // The owner thinks better of it.
  await escrow.decide(approval, 'refused')
  await other.call('/auth/session/end', {}, { accessToken })
  const read = () => other.call('/auth/wallet/read', {}, { accessToken })
  expect(await read()).toMatchObject({ status: 401 })

  await restoreService()
  await restoreEscrow()
  expect(await read()).toMatchObject({ status: 200 })
  expect(await escrow.readState(other, approval.approvalId)).toEqual({ state: 'approved' })

  const [forService, forEscrow] = [await readStatements(/ auth_/), await readStatements(/ escrow_/)]
  expect([forService.length, forEscrow.length]).toEqual([3, 1])
  for (const statement of forService) await service.database.unsafe(statement)
  for (const statement of forEscrow) await ofEscrow.unsafe(statement)
  expect(await read()).toMatchObject({ status: 401, code: 'session_invalid' })
  expect(await escrow.release(other, approval.approvalId)).not.toMatchObject({ status: 200 })
  expect(await service.database`select id from auth_challenges`).toEqual([])

  // With a new code, and a new question to the owner, everything goes on.
  const again = await service.login(other, email)
  const asked = await escrow.askForApproval(other, again.accessToken, owner)
  expect(asked.approvalId).not.toBe(approval.approvalId)
  await close()
})
