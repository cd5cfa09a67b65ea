import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const createWebhookSecret = (): Buffer => randomBytes(32)

/** As receivers configure it: https://www.standardwebhooks.com. */
export const formatWebhookSecret = (secret: Buffer): string => prefix + secret.toString('base64')

interface SignedMessage {
  id: string
  body: string
  /** Unix time in milliseconds. */
  now: number
  /** Several while a rotation lasts; a receiver accepts a message if any of its signatures is valid. */
  secrets: readonly Buffer[]
}

export function signWebhook({ id, body, now, secrets }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const sign = (secret: Buffer) =>
    `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}
