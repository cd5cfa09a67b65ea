/** Tokens that declare `transfer` as USDT does (K-17). */
export const usdtFamily = [
  { network: 'eip155:1', address: '0xdac17f958d2ee523a2206206994597c13d831ec7' },
  { network: 'eip155:137', address: '0xc2132d05d31c914a87c6611c10748aeb04b58e8f' },
  { network: 'eip155:43114', address: '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7' },
  { network: 'cosmos', address: '0x919c1c267bc06a7039e03fcc2ef738525769109c' },
  { network: 'eip155:42220', address: '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e' },
  { network: 'eip155:56', address: '0x55d398326f99059ff775485246999027b3197955' },
  { network: 'eip155:42161', address: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9' },
] as const

const erc20Transfer = {
  type: 'function',
  name: 'transfer',
  stateMutability: 'nonpayable',
  inputs: [
    { name: '_to', type: 'address' },
    { name: '_value', type: 'uint256' },
  ],
  outputs: [{ name: '', type: 'bool' }],
} as const

// No output is declared: decoding a bool that USDT never returns would fail a successful transfer.
const usdtTransfer = {
  ...erc20Transfer,
  inputs: [
    { name: 'recipient', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  outputs: [],
} as const

export function usesUsdtTransferAbi(address: string): boolean {
  const lower = address.toLowerCase()
  return usdtFamily.some(token => token.address === lower)
}

export function getTransferAbi(address: string) {
  return usesUsdtTransferAbi(address) ? usdtTransfer : erc20Transfer
}
