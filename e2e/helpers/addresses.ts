import { getAddresses } from '../../scripts/sandbox/addresses.mjs'

/** Of the sandbox that this run has started; the global setup leaves its number there. */
export const addresses = getAddresses(Number(process.env.PORTICO_SANDBOX_SLOT ?? 0))
