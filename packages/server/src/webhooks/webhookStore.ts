import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import { type WebhookEventType, webhookEventTypes } from './enqueueEvent.js'
import { createWebhookSecret, formatWebhookSecret } from './signWebhook.js'

export interface Webhook {
  id: string
  url: string
  /** All events if empty. */
  events: WebhookEventType[]
  isEnabled: boolean
  createdAt: Date
  pending: number
  failed: number
}

export interface WebhookSettings {
  url?: string | undefined
  events?: readonly string[] | undefined
  isEnabled?: boolean | undefined
}

export type DeliveryState = 'pending' | 'delivered' | 'failed'

export interface WebhookDelivery {
  messageId: string
  type: WebhookEventType
  state: DeliveryState
  attempts: number
  /** HTTP status of the last attempt, 0 without a response. */
  status: number | null
  createdAt: Date
  nextAt: Date
}

/** A secret copied to another endpoint cannot be decrypted there. */
const formatSecretContext = (webhookId: string) => JSON.stringify(['webhook', webhookId])

export const openSecret = (keys: KeyRing, webhookId: string, box: Uint8Array): Buffer =>
  keys.open(box, formatSecretContext(webhookId))

/** Resolves to the secret, which cannot be read again. */
export async function createWebhook(
  database: Database,
  keys: KeyRing,
  { url, events = [] }: WebhookSettings & { url: string },
): Promise<{ id: string; secret: string }> {
  const id = randomUUID()
  const secret = createWebhookSecret()
  const row = { id, url, events: assertEvents(events), secret: keys.seal(secret, formatSecretContext(id)) }
  await database`insert into webhooks ${database(row)}`
  return { id, secret: formatWebhookSecret(secret) }
}

export async function updateWebhook(
  database: Database,
  id: string,
  settings: WebhookSettings,
): Promise<void> {
  const { url = null, events, isEnabled = null } = settings
  const chosen = events ? assertEvents(events) : null
  const isFound = await database`
    update webhooks set
      url = coalesce(${url}, url),
      events = coalesce(${chosen}::text[], events),
      is_enabled = coalesce(${isEnabled}::boolean, is_enabled)
    where id::text = ${id} returning 1`.exists()
  if (!isFound) throw missing()
}

export async function deleteWebhook(database: Database, id: string): Promise<void> {
  if (!(await database`delete from webhooks where id::text = ${id} returning 1`.exists())) throw missing()
}

/** Messages are signed with both secrets until the overlap ends. */
export async function rotateWebhookSecret(
  database: Database,
  keys: KeyRing,
  id: string,
  hours: number,
): Promise<string> {
  const secret = createWebhookSecret()
  const until = new Date(Date.now() + hours * 3_600_000)
  const isFound = await database`
    update webhooks set old_secret = secret, old_secret_until = ${until},
      secret = ${keys.seal(secret, formatSecretContext(id))}
    where id::text = ${id} returning 1`.exists()
  if (!isFound) throw missing()
  return formatWebhookSecret(secret)
}

export async function listWebhooks(database: Queries): Promise<Webhook[]> {
  return await database<Webhook[]>`
    select id, url, events, is_enabled, created_at,
      (select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = 'pending') as pending,
      (select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = 'failed') as failed
    from webhooks order by created_at, id`
}

const mostListed = 100

/** Newest first. */
export async function listDeliveries(
  database: Queries,
  webhookId: string,
  state?: DeliveryState,
): Promise<WebhookDelivery[]> {
  return await database<WebhookDelivery[]>`
    select message_id, type, state, attempts, status, created_at, next_at
    from webhook_deliveries join webhook_messages on id = message_id
    where webhook_id::text = ${webhookId} and (${state ?? null}::text is null or state = ${state ?? null})
    order by created_at desc, message_id limit ${mostListed}`
}

export interface ReplaySelection {
  messageId?: string | undefined
  since?: Date | undefined
}

/** Sends one message, all since a time, or all that were given up. Receivers know repeated ones by their id. */
export async function replayDeliveries(
  database: Database,
  webhookId: string,
  { messageId, since }: ReplaySelection = {},
): Promise<number> {
  const chosen = messageId
    ? database`message_id = ${messageId}`
    : since
      ? database`created_at >= ${since}`
      : database`state = 'failed'`
  const replayed = await database`
    update webhook_deliveries set state = 'pending', attempts = 0, next_at = now(), status = null
    from webhook_messages where id = message_id and webhook_id::text = ${webhookId} and ${chosen} returning 1`
  return replayed.length
}

function assertEvents(events: readonly string[]): readonly string[] {
  const unknown = events.find(event => !webhookEventTypes.some(type => type === event))
  if (unknown === undefined) return events
  throw new ServerFailure(`There is no event "${unknown}". There are ${webhookEventTypes.join(', ')}.`)
}

const missing = () => new ServerFailure('There is no webhook with this id.')
