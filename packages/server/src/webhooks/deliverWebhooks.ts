import type { Database, Queries } from '../database/Database.js'
import { isUnavailable } from '../database/withRetry.js'
import { runHourly } from '../runHourly.js'
import { ServerFailure, toError } from '../ServerFailure.js'
import { createKeyRing, type KeyRing } from '../secrets/createKeyRing.js'
import { readSecret } from '../secrets/deriveKey.js'
import { type PostOptions, postWebhook } from './postWebhook.js'
import { signWebhook } from './signWebhook.js'
import { openSecret } from './webhookStore.js'

export interface WebhookOptions {
  /** 32 random bytes that encrypt the secrets of endpoints; older keys may follow. */
  keys: readonly string[]
}

interface WebhookSurroundings extends Pick<PostOptions, 'allowsLoopback'> {
  database: Database
  onError?: ((error: Error) => void) | undefined
  /** Called after each attempt. */
  onAttempt?: ((outcome: 'delivered' | 'retried' | 'failed') => void) | undefined
}

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** Waits between attempts, about three days in all, as Standard Webhooks suggests. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, day]

/** Milliseconds before the next attempt, or undefined after the last one. Jitter keeps retries from coming together. */
export function getRetryWait(attempts: number, random: () => number = Math.random): number | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (0.8 + 0.4 * random()))
}

const pollInterval = second
/** Longer than an attempt takes. A server that was killed during one leaves the delivery to another after this. */
const leaseSeconds = 60
/** Concurrent requests per endpoint. */
const mostAtOnce = 5
const keptDays = 30
/** Milliseconds for attempts in flight when the server stops. Those that take longer are repeated. */
const patience = 3000

interface Delivery {
  webhookId: string
  messageId: string
  attempts: number
  body: string
  url: string
  secret: Buffer
  oldSecret: Buffer | null
}

export const createWebhookKeys = ({ keys }: WebhookOptions): KeyRing =>
  createKeyRing(keys.map(key => readSecret('PORTICO_WEBHOOK_KEK', key)))

/** Delivers what is due. Any number of servers may do so on one database. */
export function deliverWebhooks(
  options: WebhookOptions,
  { database, allowsLoopback, onError = () => {}, onAttempt = () => {} }: WebhookSurroundings,
): () => Promise<void> {
  const keys = createWebhookKeys(options)
  // A slow endpoint delays no other.
  const busy = new Map<string, Promise<void>>()
  let isStopped = false
  const leaving = new AbortController()

  async function tick() {
    const due = await claimDeliveries(database, [...busy.keys()])
    for (const id of new Set(due.map(({ webhookId }) => webhookId))) {
      const sending = Promise.all(due.filter(({ webhookId }) => webhookId === id).map(deliver))
      busy.set(
        id,
        sending.then(() => void busy.delete(id)),
      )
    }
  }

  async function deliver(delivery: Delivery) {
    const { webhookId, messageId, attempts } = delivery
    try {
      const status = await attempt(delivery)
      if (status >= 200 && status < 300) {
        await settle(database, delivery, { state: 'delivered', status })
        return onAttempt('delivered')
      }
      // The receiver has gone for good.
      if (status === 410) await database`update webhooks set is_enabled = false where id = ${webhookId}`
      const wait = status === 410 ? undefined : getRetryWait(attempts)
      await settle(database, delivery, { state: wait === undefined ? 'failed' : 'pending', status, wait })
      onAttempt(wait === undefined ? 'failed' : 'retried')
      if (wait === undefined)
        onError(new ServerFailure(`Webhook ${webhookId}: gave up on ${messageId}, last status ${status}.`))
    } catch (cause) {
      // The lease ends, and the delivery is tried again.
      onError(toError(cause))
    }
  }

  async function attempt({ webhookId, messageId, url, body, secret, oldSecret }: Delivery): Promise<number> {
    const secrets = [secret, oldSecret].flatMap(box => (box ? openSecret(keys, webhookId, box) : []))
    const headers = signWebhook({ id: messageId, body, now: Date.now(), secrets })
    const { signal } = leaving
    return await postWebhook(url, { headers, body }, { allowsLoopback, signal }).catch(() => 0)
  }

  let polling = Promise.resolve()
  const ticking = setInterval(() => {
    polling = polling.then(async () => {
      if (isStopped) return
      // Other parts report that the database is down.
      await tick().catch(cause => isUnavailable(cause) || onError(toError(cause)))
    })
  }, pollInterval).unref()
  return async () => {
    isStopped = true
    clearInterval(ticking)
    await polling
    const timer = setTimeout(() => leaving.abort(), patience)
    await Promise.all(busy.values())
    clearTimeout(timer)
  }
}

/** Attempts are counted before they are made, so a message that crashes servers is given up too. */
async function claimDeliveries(database: Database, busy: readonly string[]): Promise<Delivery[]> {
  return await database<Delivery[]>`
    with due as (
      select delivery.* from webhooks, lateral (
        select webhook_id, message_id from webhook_deliveries
        where webhook_id = webhooks.id and state = 'pending' and next_at <= now()
        order by next_at limit ${mostAtOnce} for update skip locked
      ) delivery where is_enabled and id <> all(${busy}::uuid[])
    )
    update webhook_deliveries delivery
    set attempts = attempts + 1, next_at = now() + make_interval(secs => ${leaseSeconds})
    from due, webhooks, webhook_messages message
    where delivery.webhook_id = due.webhook_id and delivery.message_id = due.message_id
      and webhooks.id = due.webhook_id and message.id = due.message_id
    returning delivery.webhook_id, delivery.message_id, attempts, body, url, secret,
      case when old_secret_until > now() then old_secret end as old_secret`
}

interface Outcome {
  state: 'pending' | 'delivered' | 'failed'
  status: number
  wait?: number | undefined
}

async function settle(
  database: Queries,
  { webhookId, messageId }: Delivery,
  { state, status, wait = 0 }: Outcome,
) {
  await database`
    update webhook_deliveries set state = ${state}, status = ${status},
      next_at = now() + make_interval(secs => ${wait / 1000}::float)
    where webhook_id = ${webhookId} and message_id = ${messageId}`
}

/** A message about an erased person names the account, so it is kept only until every endpoint has it. */
export async function removeOldMessages(database: Database): Promise<void> {
  await database`
    delete from webhook_messages where created_at < now() - make_interval(days => ${keptDays})
      or (type = 'user.erased' and not exists (
        select from webhook_deliveries where message_id = id and state <> 'delivered'))`
}

/** Without keys nothing is sent, but what is stored is still removed in time. */
export function startWebhooks(
  options: WebhookOptions | undefined,
  surroundings: WebhookSurroundings,
): () => Promise<void> {
  const { database, onError } = surroundings
  const stopRemoving = runHourly(() => removeOldMessages(database), onError)
  const stopDelivering = options && deliverWebhooks(options, surroundings)
  return async () => void (await Promise.all([stopRemoving(), stopDelivering?.()]))
}
