/** The most bytes that an answer of each kind may have: several times the largest real one. */
export const configAnswerLimit = 256 * 1024
export const walletsAnswerLimit = 1024 * 1024
/** What the kit itself asks of a chain: balances, receipts, the answers of contracts. */
export const rpcAnswerLimit = 1024 * 1024
/** What a page may read from a chain through a provider: blocks, logs, accounts of a program. */
export const rpcPageAnswerLimit = 16 * 1024 * 1024
/** Error events sent per window, the rest is dropped. */
export const errorEventLimit = { events: 5, window: 60_000 } as const
/** Transfers whose end is waited for; beyond it the oldest are no longer followed (K-06). */
export const pendingTransactionsLimit = 99
/** To whom somebody has sent something, for each family. */
export const recentReceiversKept = 20
/** Balances, and a page of history or of collectibles. */
export const dataAnswerLimit = 2 * 1024 * 1024
