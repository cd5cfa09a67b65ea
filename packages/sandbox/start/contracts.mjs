import { getContractAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

/** Used only by the sandbox, so that its transactions do not appear in the test accounts. */
export const seederKey = `0x${'5eed'.repeat(16)}`
export const seeder = privateKeyToAddress(seederKey)

/** The contract addresses on the first local chain: the first that the seeder deploys, in this order. */
const [dollar, coffee, pictures, tickets, names, wrapped, exchange] = [0n, 1n, 2n, 3n, 4n, 5n, 6n].map(
  nonce => getContractAddress({ from: seeder, nonce }),
)

export const contracts = { dollar, coffee, pictures, tickets, names, wrapped, exchange }

export const seededChain = 'eip155:31337'

export const tokens = [
  { chainId: seededChain, address: dollar, name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
  { chainId: seededChain, address: coffee, name: 'Coffee Points', symbol: 'CAFE', decimals: 18 },
  { chainId: seededChain, address: wrapped, name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 },
]

/** In dollars. */
export const prices = {
  [seededChain]: 2500,
  'eip155:31338': 2500,
  [`${seededChain}:${dollar}`]: 1,
  [`${seededChain}:${coffee}`]: 0.25,
  [`${seededChain}:${wrapped}`]: 2500,
}

/** The mock on-ramp's fee in percent. */
export const onRampFee = 1
