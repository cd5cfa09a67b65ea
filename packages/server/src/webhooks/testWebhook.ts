import { randomUUID } from 'node:crypto'
import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import { type PostOptions, postWebhook } from './postWebhook.js'
import { signWebhook } from './signWebhook.js'
import { openSecret } from './webhookStore.js'

/** Sends a `webhook.test` event at once. Resolves to the HTTP status, 0 without a response. */
export async function testWebhook(
  database: Database,
  keys: KeyRing,
  id: string,
  options: PostOptions,
): Promise<number> {
  const row = await database<{ url: string; secret: Buffer }[]>`
    select url, secret from webhooks where id::text = ${id}`.first()
  if (!row) throw new ServerFailure('There is no webhook with this id.')
  const now = Date.now()
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date(now).toISOString(), data: {} })
  const secrets = [openSecret(keys, id, row.secret)]
  const headers = signWebhook({ id: `msg_${randomUUID()}`, body, now, secrets })
  return await postWebhook(row.url, { headers, body }, options).catch(() => 0)
}
