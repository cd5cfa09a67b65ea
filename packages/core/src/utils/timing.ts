/** Timings of the kit in milliseconds (K-01 to K-05). */
export const requestTimeout = 10_000
export const requestRetries = 3
/** First pause before a retry; doubles each time. */
export const retryDelay = 150
/** A longer `Retry-After` is not waited for. */
export const longestRetryAfter = 60_000
/** How long a pairing URI waits for the nonce of the sign-in request sent with it. */
export const codeSignInWait = 1500
export const shakeDuration = 500
/** Duration of the success animation. */
export const successShown = 800
/** From opening the card to the toast about a refused request. */
export const refusalDelay = 300
export const balanceRetryGap = 30_000
/** The same for other queries of the data service. */
export const dataRetryGap = 30_000
/** Time for a wallet to confirm a disconnect. */
export const disconnectWait = 3000
/** How long a page waits for the wallet of a stored connection to appear. */
export const connectorWait = 3000
/** Time for that wallet to respond. */
export const reconnectWait = 5000
/** How long events wait for others, to be sent with them. */
export const eventWait = 10_000
