import pg from 'pg'
import { traceQuery, traceTransaction } from '../tracing/createTracer.js'
import { createQueries, type Database, type Queries } from './Database.js'

const maxConnections = 10
const connectTimeout = 5000
const longestRetry = 500

const bigint = 20
/** All 64-bit integers of the schema are safe integers; by default they come as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : pg.types.getTypeParser(oid, format),
}

/** A DATABASE_URL may list several hosts, as in libpq: postgres://user:password@one:5432,two:5432/database. */
export function splitHosts(url: string): [string, ...string[]] {
  const [, before, hosts = '', after] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/.exec(url) ?? []
  const [first, ...others] = hosts.split(',').map(host => `${before}${host}${after}`)
  return first !== undefined && others.length > 0 ? [first, ...others] : [url]
}

/** Moves to the next host when one cannot be reached or is a standby. */
function createHosts(url: string) {
  const urls = splitHosts(url)
  let current = 0
  return {
    read: () => urls[current] ?? url,
    /** Many connections fail together; the first of them moves on. */
    leave(failed: string) {
      if (failed === urls[current]) current = (current + 1) % urls.length
    },
    hasSeveral: urls.length > 1,
  }
}

type Hosts = ReturnType<typeof createHosts>

/**
 * A client emits `error` when its connection breaks: also while it is in use, and sometimes twice. Its queries are
 * rejected and the pool replaces it, but without a listener the event would end the process.
 */
class Client extends pg.Client {
  isBroken = false
  readonly #hosts: Hosts
  readonly #url: string

  constructor(hosts: Hosts, config?: pg.ClientConfig) {
    const connectionString = hosts.read()
    // Set on the pool, the limit would also apply to waiting for a free connection.
    super({
      ...config,
      connectionString,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      types,
    })
    this.#hosts = hosts
    this.#url = connectionString
    this.on('error', () => {})
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (cause: Error) => void): void
  override connect(callback?: (cause: Error) => void): Promise<pg.Client> | undefined {
    const connecting = this.#connectToPrimary()
    if (!callback) return connecting
    // The driver calls it with null.
    connecting.then(() => callback(null as unknown as Error), callback)
    return undefined
  }

  async #connectToPrimary(): Promise<pg.Client> {
    try {
      const client = await super.connect()
      if (this.#hosts.hasSeveral) await this.#assertPrimary()
      return client
    } catch (cause) {
      this.#hosts.leave(this.#url)
      this.end().catch(() => {})
      throw cause
    }
  }

  async #assertPrimary() {
    const { rows } = await this.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
    if (!rows[0]?.isStandby) return
    const code = '25006' // read_only_sql_transaction
    throw Object.assign(new Error('The database is a standby.'), { code })
  }

  async send(query: { text: string; values?: unknown[] }): Promise<object[]> {
    try {
      const result = await this.query<unknown[]>({ ...query, rowMode: 'array' })
      if (Array.isArray(result)) return [] // several statements have several results
      const names = result.fields.map(({ name }) => toCamelCase(name))
      return result.rows.map(row => Object.fromEntries(row.map((value, index) => [names[index], value])))
    } catch (cause) {
      this.isBroken ||= !(cause instanceof pg.DatabaseError) || cause.severity !== 'ERROR'
      return rethrowWithCode(cause)
    }
  }
}

/** A pool that survives restarts of the database, with queries as tagged templates. */
export function createPool(url: string): Database {
  const config = { application_name: 'portico' }
  const hosts = createHosts(url)
  const createClient = () => new Client(hosts, config)
  const pool = new pg.Pool({
    ...config,
    // The pool calls it with `new`.
    Client: class extends Client {
      constructor(options?: pg.ClientConfig) {
        super(hosts, options)
      }
    },
    max: maxConnections,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 45 * 60,
  })
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', client => clients.add(client))
  pool.on('remove', client => clients.delete(client))
  pool.on('error', () => {}) // an idle connection broke
  const listeners = new Set<() => void>()
  const waiting = new Set<(cause: Error) => void>()
  let ending: Promise<void> | undefined

  const connect = () =>
    new Promise<pg.PoolClient & Client>((resolve, reject) => {
      waiting.add(reject)
      pool.connect((cause, client, release) => {
        if (!waiting.delete(reject)) return release()
        // The pool creates clients of the given class.
        if (client) resolve(client as pg.PoolClient & Client)
        else reject(cause)
      })
    })

  const use = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    const client = await connect().catch(rethrowWithCode)
    try {
      return await work(client)
    } finally {
      client.release(client.isBroken)
    }
  }

  const close = async (timeout: number) => {
    for (const stop of listeners) stop()
    // The driver leaves them pending, and with them the transactions that wait for them.
    for (const reject of waiting) reject(new Error('The pool was closed.'))
    waiting.clear()
    // This disconnects busy clients.
    const timer = setTimeout(() => clients.forEach(client => void client.end()), timeout)
    await pool.end()
    clearTimeout(timer)
  }

  return Object.assign(
    createQueries(query => traceQuery(query.text, () => use(client => client.send(query)))),
    {
      maxConnections,
      begin: <Result>(work: (transaction: Queries) => Promise<Result>) =>
        traceTransaction(() => use(client => runTransaction(client, work))),
      listen(channel: string, onMessage: (payload: string) => void, onListen: () => void) {
        const stop = keepListening(createClient, channel, onMessage, onListen)
        listeners.add(stop)
        return () => {
          listeners.delete(stop)
          stop()
        }
      },
      end({ timeout = 5 }: { timeout?: number } = {}) {
        ending ??= close(timeout * 1000)
        return ending
      },
    },
  )
}

async function runTransaction<Result>(client: Client, work: (transaction: Queries) => Promise<Result>) {
  let isOver = false
  let failure: { cause: unknown } | undefined
  let last: Promise<unknown> = Promise.resolve()
  const queries = createQueries(query => {
    const result = last.then(() => {
      if (isOver) throw new Error('The transaction has ended.')
      return traceQuery(query.text, () => client.send(query))
    })
    last = result.catch(cause => {
      failure ??= { cause }
    })
    return result
  })
  await client.send({ text: 'begin' })
  try {
    const result = await work(queries)
    await last
    // PostgreSQL would answer the commit with a rollback, without an error.
    if (failure) throw failure.cause
    isOver = true
    await client.send({ text: 'commit' })
    return result
  } catch (cause) {
    isOver = true
    await last
    // If this fails, the connection is broken and the transaction is gone with it.
    await client.send({ text: 'rollback' }).catch(() => {})
    throw cause
  }
}

function keepListening(
  createClient: () => Client,
  channel: string,
  onMessage: (payload: string) => void,
  onListen: () => void,
): () => void {
  let isOver = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  const start = (retries: number) => {
    const started = createClient()
    client = started
    let attempts = retries
    const restart = () => {
      if (isOver || client !== started) return
      client = undefined
      started.end().catch(() => {})
      const wait = Math.min(20 * 2 ** attempts, longestRetry)
      timer = setTimeout(() => start(attempts + 1), (0.5 + Math.random() / 2) * wait)
    }
    started.on('error', restart).on('end', restart)
    started.on('notification', ({ payload = '' }) => onMessage(payload))
    started
      .connect()
      .then(() => started.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        attempts = 0
        if (!isOver) onListen()
      })
      .catch(restart)
  }
  start(0)
  return () => {
    isOver = true
    clearTimeout(timer)
    client?.end().catch(() => {})
  }
}

const toCamelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** PostgreSQL and socket errors have a code. The driver's own errors have none; they are about connections. */
function rethrowWithCode(cause: unknown): never {
  if (!(cause instanceof Error) || 'code' in cause) throw cause
  const code = cause.message === 'timeout expired' ? 'CONNECT_TIMEOUT' : 'CONNECTION_CLOSED'
  throw Object.assign(cause, { code })
}
