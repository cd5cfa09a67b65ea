import { createMailboxHasher } from '../auth/openAuthService.js'
import { findWallet } from '../auth/store/wallets.js'
import type { Database } from '../database/Database.js'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.js'
import { escrowSchema } from '../escrow/escrowSchema.js'
import { eraseEscrowPerson, exportEscrowPerson } from '../escrow/store/escrowPeople.js'
import { ServerFailure } from '../ServerFailure.js'
import type { StartServerOptions } from '../startServer.js'
import {
  cancelErasure,
  defaultErasureDays,
  erasePerson,
  findErasure,
  requestErasure,
} from '../users/erasePerson.js'
import { exportPerson } from '../users/exportPerson.js'
import { findPerson, type PersonQuery } from '../users/findPerson.js'
import { formatTable } from './runEvents.js'
import { parseOptions, text, withDatabase } from './runProject.js'

export async function runUser(args: readonly string[], options: StartServerOptions): Promise<void> {
  const [command = '', ...rest] = args
  if (command === 'receipt') return await withDatabase(options, database => printReceipt(database, rest))
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!run)
    throw new ServerFailure(
      'Use user show, sign-out, export, erase, keep or receipt. See portico-server --help.',
    )
  const { id, email, address, now, days } = parseOptions(rest, {
    id: text,
    email: text,
    address: text,
    ...(command === 'erase' && { now: { type: 'boolean' }, days: text }),
  })
  const given = [id, email, address].filter(value => value !== undefined)
  if (given.length !== 1) throw new ServerFailure('Name the person with one of --email, --address or --id.')
  const query: PersonQuery = email ? { email } : address ? { address } : { id: id ?? '' }
  const secret = options.auth?.secret
  const hash = secret === undefined ? undefined : createMailboxHasher(secret)
  await withDatabase(options, async database => {
    const person = await findPerson(database, query, hash)
    if (!person) throw new ServerFailure('There is no such person.')
    const grace = now === true ? 0 : readDays(typeof days === 'string' ? days : undefined)
    await run({ database, person, query, hash, grace })
  })
}

interface Call {
  database: Database
  person: NonNullable<Awaited<ReturnType<typeof findPerson>>>
  query: PersonQuery
  hash: ReturnType<typeof createMailboxHasher> | undefined
  /** Days until an erasure. */
  grace: number
}

const commands: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  async show({ database, person }) {
    const userId = assertAccount(person.userId)
    const identities = await database<Record<'provider' | 'subject' | 'addedAt', string | Date>[]>`
      select provider, subject, added_at from auth_identities where user_id = ${userId} order by added_at`
    const devices = await database<Record<'label' | 'state' | 'addedAt', string | Date>[]>`
      select label, state, added_at from auth_devices where user_id = ${userId} order by added_at`
    const sessions = await database<Record<'site' | 'turnedAt' | 'expiresAt', string | Date>[]>`
      select site, turned_at, expires_at from auth_sessions
      where user_id = ${userId} and ended_at is null and expires_at > now() order by turned_at desc`
    const wallet = await findWallet(database, userId)
    const erasure = await findErasure(database, userId)
    const addresses = Object.entries(wallet?.addresses ?? {})
    const recoveries = (wallet?.recoveries ?? []).map(({ kind }) => [kind])
    const sections = [
      `User ${userId}`,
      formatTable(['login method', 'subject', 'since'], identities.map(toCells)),
      formatTable(['device', 'state', 'since'], devices.map(toCells)),
      formatTable(['session on', 'used', 'expires'], sessions.map(toCells)),
      formatTable(['family', 'address'], addresses),
      formatTable(['recovery'], recoveries),
    ]
    if (erasure) sections.push(`Erasure ${erasure.id} is due on ${toCell(erasure.dueAt)}.`)
    console.log(sections.join('\n\n'))
  },
  async 'sign-out'({ database, person }) {
    const ended = await database`
      update auth_sessions set ended_at = now()
      where user_id = ${assertAccount(person.userId)} and ended_at is null returning 1`
    console.log(`${ended.length} sessions ended.`)
  },
  async export({ database, person }) {
    console.log(JSON.stringify(await exportPerson(database, person), undefined, 2))
  },
  async erase({ database, person: { userId }, query, hash, grace }) {
    // Without an account there is nothing that its owner could lose.
    if (userId === undefined || grace === 0) {
      const receipt = await erasePerson(database, query, { hash })
      console.log(JSON.stringify(receipt, undefined, 2))
    } else {
      const { id, dueAt } = await requestErasure(database, userId, { days: grace })
      console.log(
        `Erasure ${id} is due on ${toCell(dueAt)}. The account works until then; user keep cancels it.`,
      )
    }
    if (userId !== undefined) console.log(`On the escrow, run: portico-server escrow erase --user ${userId}`)
  },
  async keep({ database, person }) {
    const isCancelled = await cancelErasure(database, assertAccount(person.userId))
    console.log(isCancelled ? 'The erasure is cancelled.' : 'No erasure was pending.')
  },
}

async function printReceipt(database: Database, [id]: readonly string[]) {
  const [receipt] = await database`
    select id, requested_at, erased_at, rows from erasure_receipts where id::text = ${id ?? ''}`
  if (!receipt) throw new ServerFailure('There is no such receipt. An erasure that is not due yet has none.')
  console.log(JSON.stringify(receipt, undefined, 2))
}

/** The escrow has its own database, which the server cannot reach: its operator erases there. */
export async function runEscrowPerson(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const [command, ...rest] = args
  if (command !== 'export' && command !== 'erase')
    throw new ServerFailure('Use escrow alone, escrow export or escrow erase. See portico-server --help.')
  const { user } = parseOptions(rest, { user: text })
  if (!user) throw new ServerFailure('Name the person with --user and the id that the server prints.')
  const run = command === 'export' ? exportEscrowPerson : eraseEscrowPerson
  const { database, close } = await openDatabase(options, escrowSchema)
  try {
    console.log(JSON.stringify(await run(database, user), undefined, 2))
  } finally {
    await close()
  }
}

function assertAccount(userId: string | undefined): string {
  if (userId !== undefined) return userId
  throw new ServerFailure('There is no account with this address.')
}

function readDays(text = String(defaultErasureDays)): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new ServerFailure('--days takes a number of days.')
}

const toCell = (value: string | Date) =>
  value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : value

const toCells = (row: Readonly<Record<string, string | Date>>) => Object.values(row).map(toCell)
