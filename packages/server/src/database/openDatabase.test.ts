import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../../test/exitOnSignals.js'
import { escrowSchema } from '../escrow/escrowSchema.js'
import { ServerFailure } from '../ServerFailure.js'
import { migrate } from './migrate.js'
import { migrations } from './migrations.js'
import { openDatabase } from './openDatabase.js'

// Above the largest process id of Linux.
const deadProcess = '4194305'

let dataFolder: string
// One cluster for all: making one is what takes time.
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'portico-database-test-'))
  await chmod(dataFolder, 0o755)
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

describe('the embedded database', () => {
  it('keeps its data from one start to the next', async () => {
    const first = await openDatabase({ dataFolder })
    await first.database`insert into projects (id, name) values ('kept', 'Kept')`
    await first.close()
    const second = await openDatabase({ dataFolder })
    expect(await second.database`select id from projects`).toEqual([{ id: 'kept' }])
    await second.close()
  })

  it('is shared by processes on one folder and stopped by the one that started it', async () => {
    const owner = await openDatabase({ dataFolder })
    const guest = await openDatabase({ dataFolder })
    expect(await guest.database`select 1 as one`).toEqual([{ one: 1 }])
    await guest.close()
    expect(await owner.database`select 1 as one`).toEqual([{ one: 1 }])
    await owner.close()
  })

  it('is taken over, and stopped at the end, when its owner died', async () => {
    const first = await openDatabase({ dataFolder })
    await writeFile(join(dataFolder, 'postgres-owner'), deadProcess)
    const heir = await openDatabase({ dataFolder })
    await heir.close()
    await expect(readFile(join(dataFolder, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    await first.close()
  })

  it('starts in spite of a file that a crash left behind', async () => {
    await (await openDatabase({ dataFolder })).close()
    const stale = `${deadProcess}\n${dataFolder}\n0\n1\n\n127.0.0.1\n`
    await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), stale, { mode: 0o666 })
    const { database, close } = await openDatabase({ dataFolder })
    expect(await database`select 1 as one`).toEqual([{ one: 1 }])
    await close()
  })

  it('does not run on when nobody would know whose it is', async () => {
    await (await openDatabase({ dataFolder })).close()
    const ownerFile = join(dataFolder, 'postgres-owner')
    await rm(ownerFile)
    await mkdir(ownerFile)
    await expect(openDatabase({ dataFolder })).rejects.toThrow('EISDIR')
    await expect(readFile(join(dataFolder, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    await rm(ownerFile, { recursive: true })
  })

  it('says what to do when its password is lost', async () => {
    await (await openDatabase({ dataFolder })).close()
    const passwordFile = join(dataFolder, 'postgres-password')
    const password = await readFile(passwordFile, 'utf8')
    await rm(passwordFile)
    await expect(openDatabase({ dataFolder })).rejects.toThrow(
      /password of the embedded database is missing.*start afresh/,
    )
    await writeFile(passwordFile, password)
  })
})

describe('migrate', () => {
  it('applies every migration once, also when two servers start together', async () => {
    const { database, close } = await openDatabase({ dataFolder })
    await database`drop schema public cascade`
    await database`create schema public`
    const runs = await Promise.all([migrate(database), migrate(database)])
    expect(runs.map(run => run.length).sort((one, other) => one - other)).toEqual([0, migrations.length])
    // Without a gap, and none twice.
    expect(await database`select version from portico_migrations order by version`).toEqual(
      migrations.map((_, index) => ({ version: index + 1 })),
    )
    await close()
  })

  it('refuses the database of a newer server that older ones cannot work with', async () => {
    const { database, close } = await openDatabase({ dataFolder })
    await database`insert into portico_migrations (version, name) values (99, 'future')`
    expect(await migrate(database)).toEqual([])
    await database`update portico_migrations set excludes_older = true where version = 99`
    await expect(migrate(database)).rejects.toThrow(/newer Portico server/)
    await database`delete from portico_migrations where version = 99`
    await close()
  })
})

describe('a database of your own', () => {
  it('is not shared by server and escrow, whichever comes second', async () => {
    const { url, close } = await openDatabase({ dataFolder })
    await expect(openDatabase({ databaseUrl: url }, escrowSchema)).rejects.toThrow('need separate databases')
    const shared = await openDatabase({ databaseUrl: url, isShared: true }, escrowSchema)
    await expect(openDatabase({ databaseUrl: url })).rejects.toThrow('need separate databases')
    await shared.database`drop table escrow_migrations`
    await shared.close()
    await close()
  })

  it.each([
    [
      'postgres://portico:hunter2@127.0.0.1:1/portico',
      /127\.0\.0\.1:1\/portico cannot be used: nothing listens there/,
    ],
    ['mysql://127.0.0.1/portico', /must look like postgres:/],
    ['postgres://portico:hunter2/#?@127.0.0.1:1/portico', /DATABASE_URL cannot be read/],
  ])('says in a sentence why %s does not work, without the password', async (databaseUrl, sentence) => {
    const failure = await openDatabase({ databaseUrl }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServerFailure)
    expect(String(failure)).toMatch(sentence)
    expect(String(failure)).not.toContain('hunter2')
  })

  it('keeps no prepared statements, whose plans grow old and which poolers lose', async () => {
    const { database, close } = await openDatabase({ dataFolder })
    expect(await database`select name from pg_prepared_statements where name <> ${'none'}`).toEqual([])
    await close()
  })
})
