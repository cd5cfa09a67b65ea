import type { RefusalCode } from './auth/Refusal.js'

/**
 * Relay events for logging. They are redacted by construction: client ids are cut to eight characters and addresses
 * to their network; topics, messages, tags and client-supplied text are never included.
 */
export type RelayEvent =
  | { type: 'connected'; client: string; project: string; network: string }
  | { type: 'refused'; reason: RefusalCode; network: string }
  | { type: 'disconnected'; client: string; code: number; network: string }
  | { type: 'failed'; what: string; message: string }
