import { funnelSteps } from '../analytics/funnel.js'
import { deleteEvents } from '../analytics/removeEvents.js'
import { type EventReport, reportEvents } from '../analytics/reportEvents.js'
import type { DatabaseOptions } from '../database/openDatabase.js'
import { ServerFailure } from '../ServerFailure.js'
import { parseOptions, text, withDatabase } from './runProject.js'

const day = 86_400_000

export async function runEvents(args: readonly string[], options: DatabaseOptions): Promise<void> {
  const [command, ...rest] = args
  if (command === 'delete') return await runDelete(rest, options)
  if (command === 'report') return await runReport(rest, options)
  throw new ServerFailure('Use events report or events delete. See portico-server --help.')
}

async function runDelete(args: readonly string[], options: DatabaseOptions) {
  const { id, before } = parseOptions(args, { id: text, before: text })
  const projectId = assertId(id)
  const selection = { projectId, before: before === undefined ? undefined : readDate('before', before) }
  const count = await withDatabase(options, database => deleteEvents(database, selection))
  console.log(`Project ${projectId}: ${count} events deleted.`)
}

async function runReport(args: readonly string[], options: DatabaseOptions) {
  const values = parseOptions(args, { id: text, from: text, to: text, json: { type: 'boolean' } })
  const projectId = assertId(values.id)
  // The last day is included.
  const to = values.to === undefined ? new Date() : new Date(readDate('to', values.to).getTime() + day)
  const earlier = Math.floor(to.getTime() / day - 30) * day
  const from = values.from === undefined ? new Date(earlier) : readDate('from', values.from)
  const report = await withDatabase(options, database => reportEvents(database, { projectId, from, to }))
  console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report))
}

function formatReport({ funnel, failures, wallets, families }: EventReport): string {
  const steps = ['opened', 'wallet chosen', 'connected', 'signed in', 'sent or paid']
  const toRow = (group: { name: string } & EventReport['funnel']) => [
    group.name,
    ...funnelSteps.map(step => String(group[step])),
  ]
  return [
    formatTable(['', ...steps], [toRow({ name: 'all', ...funnel })]),
    formatTable(['wallet', ...steps], wallets.map(toRow)),
    formatTable(['family', ...steps], families.map(toRow)),
    formatTable(
      ['failure', 'code', 'count'],
      failures.map(({ event, code, count }) => [event, code || '(none)', String(count)]),
    ),
  ].join('\n\n')
}

export function formatTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  return [titles, ...rows]
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function assertId(id: string | undefined): string {
  if (id) return id
  throw new ServerFailure('Name the project with --id.')
}

export function readDate(name: string, text: string): Date {
  const date = new Date(`${text}T00:00:00Z`)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime())) return date
  throw new ServerFailure(`--${name} takes a day such as 2026-01-31.`)
}
