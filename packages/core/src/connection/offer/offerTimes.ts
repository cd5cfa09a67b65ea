/** Lifetime of a pairing URI in milliseconds (T-21), and how long before its end it is renewed. */
export const offerLifetime = 240_000
export const offerRenewal = 10_000
/** Milliseconds after which a wallet app that did not open counts as not installed. */
export const openingWait = 2500
