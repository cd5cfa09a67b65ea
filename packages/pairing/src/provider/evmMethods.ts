import { addEthereumChain, switchEthereumChain } from './changeEthereumChain.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import type { ProviderMethod } from './ProviderContext.js'

/** What is known here already, or needs more than passing on. */
export const evmMethods: Readonly<Record<string, ProviderMethod>> = {
  eth_accounts: ({ getAddresses }) => getAddresses(),
  eth_requestAccounts: ({ getAddresses }) => getAddresses(),
  eth_chainId: ({ chainId, formatChain }) => formatChain(chainId),
  net_version: ({ chainId }) => chainId.slice(chainId.indexOf(':') + 1),
  wallet_switchEthereumChain: switchEthereumChain,
  wallet_addEthereumChain: addEthereumChain,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
}
