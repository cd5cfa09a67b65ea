/** Fee of the seller in per cent (K-07). */
export const partnerFee = { least: 1, most: 2 } as const
export const presetAmounts = ['100', '250', '500', '1000'] as const
export const payWindowSize = { width: 600, height: 800 } as const
/** Poll interval of the payment window in milliseconds. */
export const payWindowInterval = 1000
/** Poll interval of the balance in milliseconds. */
export const arrivalInterval = 4000
/**
 * Milliseconds a purchase is polled: card payments take minutes. After a bank transfer the visitor checks again
 * manually.
 */
export const purchasePatience = 1_800_000
