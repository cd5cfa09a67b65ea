import type { Method } from './Method.js'
import { batchFetchMessages, batchReceive, fetchMessages } from './methods/fetch.js'
import { batchPublish, publish } from './methods/publish.js'
import { approveSession, proposeSession } from './methods/session.js'
import { batchSubscribe, batchUnsubscribe, subscribe, unsubscribe } from './methods/subscribe.js'

/**
 * All supported methods. The watch methods are left out on purpose, because they make the relay call URLs chosen by
 * clients.
 */
export const methodTable: ReadonlyMap<string, Method> = new Map([
  ['irn_publish', publish],
  ['irn_batchPublish', batchPublish],
  ['irn_subscribe', subscribe],
  ['irn_batchSubscribe', batchSubscribe],
  ['irn_unsubscribe', unsubscribe],
  ['irn_batchUnsubscribe', batchUnsubscribe],
  ['irn_fetchMessages', fetchMessages],
  ['irn_batchFetchMessages', batchFetchMessages],
  ['irn_batchReceive', batchReceive],
  ['wc_proposeSession', proposeSession],
  ['wc_approveSession', approveSession],
])
