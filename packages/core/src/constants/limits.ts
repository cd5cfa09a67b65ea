/** Spec §9. */
export const pendingTransactionsLimit = 99
export const swapSlippageTolerance = 1
/** Error events sent per window, the rest is dropped (spec §8). */
export const errorEventLimit = { events: 5, window: 60_000 } as const
