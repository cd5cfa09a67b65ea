/** Time limit of a payment in milliseconds. */
export const payTimeout = 300_000
/** Poll interval of a payment in milliseconds. */
export const payInterval = 2000
/** Milliseconds for which an unsettled payment of an order is remembered. */
export const payMemory = 86_400_000
