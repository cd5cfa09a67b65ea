import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createProject, openDatabase, startConsole, startServer } from '@portico/server'
import { explain } from '../scripts/bootstrap.mjs'
import { createReport } from './report.mjs'
import { percentiles } from './statistics.mjs'

const help = `npm run bench -- console [options]

  --events COUNT    stored events, spread over the period (1000000)
  --days COUNT      the period (30)

Reports of the console about the whole period. Needs the packages as built.`

/** The median in milliseconds. */
const target = 200
const pages = 60
/** What the process may grow by over all pages, in MiB. */
const growth = 50

const { note, finish } = createReport()

/** Events of 8 wallets, 3 browsers, 2 families and 20 pages. */
const storeEvents = (database, count, days) => database`
  insert into analytics_events
    (project_id, event_id, kind, event, url, domain, properties, sdk_type, sdk_version, occurred_at, received_at)
  select 'shop', gen_random_uuid(), 'track',
    (array['MODAL_OPEN','SELECT_WALLET','CONNECT_SUCCESS','SIWX_AUTH_SUCCESS','SEND_SUCCESS','CONNECT_ERROR'])[1 + number % 6],
    'https://shop.example/' || number % 20, 'shop.example',
    jsonb_build_object('name', 'Wallet ' || number % 8, 'browser', 'Browser ' || number % 3,
      'caipNetworkId', case when number % 2 = 0 then 'eip155:1' else 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' end,
      'milliseconds', 500 + number % 9000, 'code', case when number % 6 = 5 then 'user_rejected' end),
    'portico', 'react-evm-0.1.0', now(), now() - (number::numeric / ${count}) * make_interval(days => ${days})
  from generate_series(1, ${count}::integer) as number`

async function isCounted(database) {
  const [row] =
    await database`select hour > now() - interval '3 hours' as is_counted from analytics_watermark`
  return row.isCounted
}

/** A session without a passkey: the token, whose hash the database has. */
async function createSession(database) {
  const [token, staffId] = [randomBytes(32).toString('base64url'), randomUUID()]
  const tokenHash = createHash('sha256').update(token).digest()
  await database`insert into console_staff values (${staffId}, 'Bench', 'viewer', now())`
  await database`insert into console_sessions values (${tokenHash}, ${staffId}, now() + interval '1 hour')`
  return `portico-console=${token}`
}

async function run() {
  const { values } = parseArgs({
    options: { events: { type: 'string' }, days: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const [events, days] = [Number(values.events ?? 1_000_000), Number(values.days ?? 30)]
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-console-'))
  await chmod(dataFolder, 0o755)
  const { database, close: closeDatabase } = await openDatabase({ dataFolder })
  await createProject(database, { id: 'shop' })
  await storeEvents(database, events, days)
  const started = performance.now()
  const server = await startServer({ port: 0, dataFolder, eventLimits: { days: days + 1 } })
  while (!(await isCounted(database))) await wait(100)
  note(`${events} events counted`, `${((performance.now() - started) / 1000).toFixed(1)} s`)
  // The pages themselves are not measured.
  await writeFile(join(dataFolder, 'index.html'), '')
  const { url, close } = await startConsole({ port: 0, dataFolder, folder: dataFolder })
  try {
    const cookie = await createSession(database)
    const to = new Date(Date.now() + 3_600_000)
    const input = { projectId: 'shop', from: new Date(to.getTime() - (days + 1) * 86_400_000), to }
    const ask = async () => {
      const since = performance.now()
      const response = await fetch(`${url}/api/insight.report`, {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(input),
      })
      const { funnel } = await response.json()
      if (funnel.opened !== Math.floor(events / 6)) throw new Error(`The funnel has ${funnel.opened} events.`)
      return performance.now() - since
    }
    for (let page = 0; page < 10; page++) await ask()
    const before = process.memoryUsage().rss
    const times = []
    for (let page = 0; page < pages; page++) times.push(await ask())
    const { p50, p95 } = percentiles(times)
    const grown = (process.memoryUsage().rss - before) / 2 ** 20
    note(`a report of ${days} days, median`, `${p50.toFixed(0)} ms`, `${target} ms`, p50 <= target)
    note('the same, p95', `${p95.toFixed(0)} ms`)
    note(`memory over ${pages} reports`, `${grown.toFixed(0)} MiB more`, `${growth} MiB`, grown <= growth)
  } finally {
    await close()
    await server.close()
    await closeDatabase()
    await rm(dataFolder, { recursive: true, force: true })
  }
  finish()
}

await run().catch(explain)
