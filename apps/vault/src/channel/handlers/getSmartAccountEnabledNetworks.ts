import type { Handler } from '../Handler.ts'

/** Networks with a bundler. */
export const getSmartAccountEnabledNetworks: Handler<'GET_SMART_ACCOUNT_ENABLED_NETWORKS'> = async (
  _,
  { smartAccounts },
) => ({
  smartAccountEnabledNetworks: Object.keys(smartAccounts).map(network =>
    Number(network.slice('eip155:'.length)),
  ),
})
