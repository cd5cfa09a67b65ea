import { exchange } from '../../../../scripts/sandbox/addresses.mjs'

/** The exchange of the first local chain. Of public networks the kit knows some. */
export const swaps = { exchanges: { 'eip155:31337': [exchange] } } as const
