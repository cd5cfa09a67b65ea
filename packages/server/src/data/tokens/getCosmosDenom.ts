import type { Token } from '../DataProviders.js'

/** What chains of Cosmos call the smallest unit of their coin. */
export const getCosmosDenom = ({ symbol }: Token) => `u${symbol.toLowerCase()}`
