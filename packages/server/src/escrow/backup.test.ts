import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatSealContext, ReleaseShareAnswerSchema, sealInfo } from '@portico/protocol/auth'
import * as v from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { createEmail } from '../../test/createEmail.js'
import type { TestDevice } from '../../test/createTestDevice.js'
import { postgresFolder, startPostgres } from '../../test/startPostgres.js'
import { startTestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow } from '../../test/startTestEscrow.js'
import { connectDatabase } from '../database/openDatabase.js'
import { createRecipient } from '../secrets/hpke.js'

const execute = promisify(execFile)
const names = ['service', 'escrow']

async function readGuide(name: string): Promise<string> {
  return await readFile(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')
}

/** Runs what the guide says under a heading, as an owner would who copies it. */
async function runGuide(heading: string, folder: string, { urlOf }: { urlOf(name: string): string }) {
  const [, section = ''] = (await readGuide('operating.md')).split(`### ${heading}\n`)
  const commands = /```sh\n([^`]*)```/.exec(section)?.[1]
  if (!commands) throw new Error(`The guide does not say how to ${heading}.`)
  const env = {
    PATH: `${postgresFolder}:${process.env.PATH}`,
    SERVICE_DATABASE: urlOf('service'),
    ESCROW_DATABASE: urlOf('escrow'),
  }
  await execute('sh', ['-euc', commands], { cwd: folder, env })
}

async function runStatements(url: string, tables: RegExp) {
  const database = await connectDatabase(url)
  const blocks = [...(await readGuide('embedded-wallet/backups.md')).matchAll(/```sql\n([^`]*)```/g)]
  const statements = blocks.flatMap(([, sql = '']) => sql.split(';')).filter(sql => tables.test(sql))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) await database.unsafe(statement)
  await database.end()
}

/** The service's share of a wallet, as the vault gets it to unlock the wallet. */
async function readShare(device: TestDevice, accessToken: string, walletId: string) {
  const recipient = await createRecipient(randomBytes(32))
  const body = { recipientKey: recipient.publicKey }
  const answer = await device.call('/auth/share/release', body, { accessToken })
  const { epoch, sealed } = v.parse(ReleaseShareAnswerSchema, answer.body)
  const purpose = { info: sealInfo.authShare, context: formatSealContext(walletId, epoch) }
  return Buffer.from(await recipient.open(sealed, purpose)).toString('hex')
}

if (!postgresFolder)
  it.skip('backup and restore: there is no PostgreSQL with pg_dump on this machine', () => {})

it.skipIf(!postgresFolder)(
  'brings service and escrow back from what the guide says to keep: owners sign in, unlock and recover',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-backup-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const lost = await startPostgres(names)
    const service = await startTestAuth({ databaseUrl: lost.urlOf('service') })
    const escrow = await startTestEscrow(service, { databaseUrl: lost.urlOf('escrow') })
    const owner = await escrow.enrol(createEmail())
    const share = await readShare(owner.device, owner.accessToken, owner.wallet.id)
    await runGuide('Back up', folder, lost)
    await escrow.close()
    await service.close()
    await lost.remove()

    const fresh = await startPostgres(names)
    onTestFinished(fresh.remove)
    await runGuide('Restore', folder, fresh)
    await runStatements(fresh.urlOf('service'), / auth_/)
    await runStatements(fresh.urlOf('escrow'), / escrow_/)
    const { secret, shareKeys } = service.auth
    const restored = await startTestAuth({ databaseUrl: fresh.urlOf('service'), secret, shareKeys })
    onTestFinished(restored.close)
    const { keys } = escrow.options
    const keeper = await startTestEscrow(restored, { databaseUrl: fresh.urlOf('escrow'), keys })
    onTestFinished(keeper.close)
    restored.clock.time = Math.max(restored.clock.time, service.clock.time) + 60_000

    const device = { ...owner.device, ...owner.device.at(restored.url, restored.auth.url) }
    const before = await device.call('/auth/wallet/read', {}, { accessToken: owner.accessToken })
    expect(before).toMatchObject({ status: 401 })
    const { accessToken, user } = await restored.login(device, owner.email)
    expect(user.id).toBe(owner.userId)
    expect(await readShare(device, accessToken, owner.wallet.id)).toBe(share)

    const { other, accessToken: ofOther } = await keeper.signIn(owner)
    const approval = await keeper.askForApproval(other, ofOther, owner)
    await keeper.decide(approval, 'approved')
    const released = await keeper.release(other, approval.approvalId)
    expect(await released.open(owner.wallet.id)).toEqual(Buffer.from(owner.key))
  },
  180_000, // two clusters are made
)
