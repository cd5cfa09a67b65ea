import { exchange } from '../../../../packages/sandbox/start/addresses.mjs'

/** The exchange of the first local chain. The kit knows those of public networks. */
export const swapContracts = { 'eip155:31337': [exchange] } as const
