/** Maximum response sizes in bytes: several times the largest real ones. */
export const configAnswerLimit = 256 * 1024
export const walletsAnswerLimit = 1024 * 1024
/** The kit's own chain reads: balances, receipts, contract calls. */
export const rpcAnswerLimit = 1024 * 1024
/** Chain reads of the page through a provider: blocks, logs, program accounts. */
export const rpcPageAnswerLimit = 16 * 1024 * 1024
/** Error events per window; further ones are dropped. */
export const errorEventLimit = { events: 5, window: 60_000 } as const
/** Bytes of one request with events; browsers refuse more than 64 KiB when the visitor leaves the page. */
export const eventBatchBytes = 45_000
/** Events that wait while the analytics service is unavailable; later ones are dropped. */
export const waitingEventsLimit = 200
/** Tracked pending transfers; beyond this the oldest are no longer tracked (K-06). */
export const pendingTransactionsLimit = 99
export const recentReceiversKept = 20
/** Balances, and a page of history or NFTs. */
export const dataAnswerLimit = 2 * 1024 * 1024
