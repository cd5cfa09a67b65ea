/** A code to scan is good for this long, in milliseconds (T-21), and renewed this long before its end. */
export const offerLifetime = 240_000
export const offerRenewal = 10_000
/** A wallet that did not open within this time, in milliseconds, is not there. */
export const openingWait = 2500
