import type { Handler } from '../Handler.ts'

/** None yet. */
export const getSmartAccountEnabledNetworks: Handler<'GET_SMART_ACCOUNT_ENABLED_NETWORKS'> = async () => ({
  smartAccountEnabledNetworks: [],
})
