import { exchange } from '../../../../scripts/sandbox/addresses.mjs'

/** The exchange of the first local chain. The kit knows those of public networks. */
export const swaps = { exchanges: { 'eip155:31337': [exchange] } } as const
