import type { Token } from '../DataProviders.js'

/** Denomination of the smallest unit of a Cosmos chain's native coin. */
export const getCosmosDenom = ({ symbol }: Token) => `u${symbol.toLowerCase()}`
