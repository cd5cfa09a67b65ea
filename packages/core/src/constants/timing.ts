/** Every wait of the kit, in milliseconds (spec §9). */
export const requestTimeout = 10_000
export const requestRetries = 3
/** First pause before a retry; doubles each time. */
export const retryDelay = 150
/** A server that asks for more patience than this is not waited for. */
export const longestRetryAfter = 60_000
export const shakeDuration = 500
export const balanceRetryGap = 30_000
