/** Every wait of the kit, in milliseconds (K-01 to K-05). */
export const requestTimeout = 10_000
export const requestRetries = 3
/** First pause before a retry; doubles each time. */
export const retryDelay = 150
/** A server that asks for more patience than this is not waited for. */
export const longestRetryAfter = 60_000
/** How long a code waits for the nonce of a sign-in that would travel with it. */
export const codeSignInWait = 1500
export const shakeDuration = 500
/** Long enough to see the tick, short enough not to wait for it. */
export const successShown = 800
/** From opening the card until it says that a request is not allowed. */
export const refusalDelay = 300
export const balanceRetryGap = 30_000
/** The same for what the data service knows beside balances. */
export const dataRetryGap = 30_000
/** How long a wallet may take to confirm a disconnect before the page goes on. */
export const disconnectWait = 3000
/** How long a page looks for the wallet of a stored connection. */
export const connectorWait = 3000
/** How long that wallet may take to answer. */
export const reconnectWait = 5000
