/** Percent of a purchase that whoever sells keeps (K-07). */
export const partnerFee = { least: 1, most: 2 } as const
/** Amounts to choose with one tap. */
export const presetAmounts = ['100', '250', '500', '1000'] as const
/** The window in which people pay. */
export const payWindowSize = { width: 600, height: 800 } as const
/** How often it is looked whether that window is still there. */
export const payWindowInterval = 1000
/** How often it is looked whether something has come. */
export const arrivalInterval = 4000
/** How long a purchase is waited for: cards take minutes. Whoever pays by bank looks again. */
export const purchasePatience = 1_800_000
