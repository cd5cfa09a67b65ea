import type { ProviderMethod } from './ProviderContext.js'

/** What is known here already, or needs more than passing on; the latter is fetched when it is first asked for. */
export const evmMethods: Readonly<Record<string, ProviderMethod>> = {
  eth_accounts: ({ getAddresses }) => getAddresses(),
  eth_requestAccounts: ({ getAddresses }) => getAddresses(),
  eth_chainId: ({ chainId, formatChain }) => formatChain(chainId),
  net_version: ({ chainId }) => chainId.slice('eip155:'.length),
  wallet_switchEthereumChain: async context =>
    (await import('./changeEthereumChain.js')).switchEthereumChain(context),
  wallet_addEthereumChain: async context =>
    (await import('./changeEthereumChain.js')).addEthereumChain(context),
  wallet_getCallsStatus: async context => (await import('./getCallsStatus.js')).getCallsStatus(context),
  wallet_getCapabilities: async context => (await import('./getCapabilities.js')).getCapabilities(context),
}
