/** How long a payment may take, from being shown to being done, in milliseconds. */
export const payTimeout = 300_000
/** How often it is looked whether a payment has happened. */
export const payInterval = 2000
/** How long it is kept in mind that a wallet was asked for an order. */
export const payMemory = 86_400_000
