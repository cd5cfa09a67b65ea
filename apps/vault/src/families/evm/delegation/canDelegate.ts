import { getNamespace, getReference, type NetworkId } from '../../../networks/networks.ts'

/** Networks with EIP-7702 and the contracts. The vault reads the delegate's code before an account delegates anyway. */
const chainIds = [
  // Main networks.
  ...[1, 10, 56, 100, 130, 137, 8453, 42161, 42220, 57073, 80094],
  // Test networks.
  ...[97, 1301, 10200, 80002, 80069, 84532, 421614, 560048, 763373, 11155111, 11155420],
  // Local nodes.
  ...[1337, 31337, 31338],
]

/** A vault with ERC-4337 accounts keeps them on every network, so that no visitor gets a second kind of smart account. */
export const canDelegate = (network: NetworkId, smartAccounts: object): boolean =>
  Object.keys(smartAccounts).length === 0 &&
  getNamespace(network) === 'eip155' &&
  chainIds.includes(Number(getReference(network)))
