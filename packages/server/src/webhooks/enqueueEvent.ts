import { createHash, randomUUID } from 'node:crypto'
import type { Queries } from '../database/Database.js'

/** What each event tells. Ids, no email addresses: the receiver looks up what it needs. */
export interface WebhookEvents {
  'user.created': { userId: string; provider: string }
  'user.erased': { userId: string; receiptId: string }
  'device.added': { userId: string; deviceId: string }
  'recovery.requested': { userId: string; deviceId: string }
  'payment.confirmed':
    | { orderId: string; paymentId: string }
    | { exchangeId: string; sessionId: string; transaction: string | undefined }
  'signin.verified': { projectId: string; chainId: string; address: string }
}

export type WebhookEventType = keyof WebhookEvents

const types: Readonly<Record<WebhookEventType, true>> = {
  'user.created': true,
  'user.erased': true,
  'device.added': true,
  'recovery.requested': true,
  'payment.confirmed': true,
  'signin.verified': true,
}

// Object.keys returns the keys of the table above.
export const webhookEventTypes = Object.keys(types) as WebhookEventType[]

interface EventOptions {
  /** Events with equal keys are one event. By default each call is an event. */
  key?: readonly string[] | undefined
  /** By which the message is found when this person is erased. */
  userId?: string | undefined
  address?: string | undefined
}

/**
 * Stores the event for every endpoint that subscribes to it. Call it in the transaction that makes the event true, so
 * that a crash loses neither or both. Without such an endpoint nothing is stored.
 */
export async function enqueueEvent<Type extends WebhookEventType>(
  transaction: Queries,
  type: Type,
  data: WebhookEvents[Type],
  { key, userId, address }: EventOptions = {},
): Promise<void> {
  const now = new Date()
  const id = key
    ? createHash('sha256')
        .update(JSON.stringify([type, ...key]))
        .digest('base64url')
    : randomUUID()
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await transaction`
    with endpoint as (
      select id from webhooks where is_enabled and (events = '{}' or ${type} = any(events))
    ), message as (
      insert into webhook_messages (id, type, body, user_id, address, created_at)
      select ${`msg_${id}`}, ${type}, ${body}, ${userId ?? null}::uuid, ${address?.toLowerCase() ?? null}, ${now}
      where exists (select from endpoint)
      on conflict (id) do nothing returning id
    )
    insert into webhook_deliveries (webhook_id, message_id, next_at)
    select endpoint.id, message.id, now() from endpoint, message`
}
