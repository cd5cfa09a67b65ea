import { getAddresses } from '../../packages/sandbox/start/addresses.mjs'

/** The sandbox of this run; the global setup sets its slot. */
export const addresses = getAddresses(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))
