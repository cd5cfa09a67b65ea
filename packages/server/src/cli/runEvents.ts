import { parseArgs } from 'node:util'
import { deleteEvents } from '../analytics/removeEvents.js'
import type { DatabaseOptions } from '../database/openDatabase.js'
import { ServerFailure } from '../ServerFailure.js'
import { withDatabase } from './withDatabase.js'

export async function runEvents(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const [command, ...rest] = args
  if (command !== 'delete') {
    throw new ServerFailure('Use events delete. See portico-server --help.')
  }
  const { id, before } = parse(rest)
  if (!id) throw new ServerFailure('Name the project with --id.')
  const selection = { projectId: id, before: before === undefined ? undefined : readDate(before) }
  const count = await withDatabase(options, database => deleteEvents(database, selection))
  console.log(`Project ${id}: ${count} events deleted.`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { id: { type: 'string' }, before: { type: 'string' } } })
      .values
  } catch (cause) {
    throw new ServerFailure(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function readDate(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime())) return date
  throw new ServerFailure('--before takes a day such as 2026-01-31.')
}
