import type { RefusalCode } from './auth/Refusal.js'

/**
 * What happens on the relay, for a log. Privacy is decided here: client ids are cut to eight characters and
 * addresses to their network; topics, messages, their tags and the words of clients never get this far.
 */
export type RelayEvent =
  | { type: 'connected'; client: string; project: string; network: string }
  | { type: 'refused'; reason: RefusalCode; network: string }
  | { type: 'disconnected'; client: string; code: number; network: string }
  /** Something of the relay's own did not work, mostly the database. */
  | { type: 'failed'; what: string; message: string }
