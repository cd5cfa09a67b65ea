import { defineEvm } from './defineEvm.js'

export const sepolia = /*#__PURE__*/ defineEvm({
  id: 11_155_111,
  name: 'Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://ethereum-sepolia-rpc.publicnode.com',
  explorer: ['Etherscan', 'https://sepolia.etherscan.io'],
  testnet: true,
})

export const holesky = /*#__PURE__*/ defineEvm({
  id: 17000,
  name: 'Holesky',
  currency: ['Holesky Ether', 'ETH'],
  rpc: 'https://ethereum-holesky-rpc.publicnode.com',
  explorer: ['Etherscan', 'https://holesky.etherscan.io'],
  testnet: true,
})

export const hoodi = /*#__PURE__*/ defineEvm({
  id: 560_048,
  name: 'Hoodi',
  currency: ['Hoodi Ether', 'ETH'],
  rpc: 'https://ethereum-hoodi-rpc.publicnode.com',
  explorer: ['Etherscan', 'https://hoodi.etherscan.io'],
  testnet: true,
})

export const optimismSepolia = /*#__PURE__*/ defineEvm({
  id: 11_155_420,
  name: 'OP Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia.optimism.io',
  explorer: ['Blockscout', 'https://optimism-sepolia.blockscout.com'],
  testnet: true,
})

export const arbitrumSepolia = /*#__PURE__*/ defineEvm({
  id: 421_614,
  name: 'Arbitrum Sepolia',
  currency: ['Arbitrum Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia-rollup.arbitrum.io/rpc',
  explorer: ['Arbiscan', 'https://sepolia.arbiscan.io'],
  testnet: true,
})

export const polygonAmoy = /*#__PURE__*/ defineEvm({
  id: 80002,
  name: 'Polygon Amoy',
  currency: ['POL', 'POL'],
  rpc: 'https://rpc-amoy.polygon.technology',
  explorer: ['PolygonScan', 'https://amoy.polygonscan.com'],
  testnet: true,
})

export const auroraTestnet = /*#__PURE__*/ defineEvm({
  id: 1_313_161_555,
  name: 'Aurora Testnet',
  currency: ['Ether', 'ETH'],
  rpc: 'https://testnet.aurora.dev',
  explorer: ['Aurorascan', 'https://explorer.testnet.aurora.dev'],
  testnet: true,
})

export const bscTestnet = /*#__PURE__*/ defineEvm({
  id: 97,
  name: 'BNB Smart Chain Testnet',
  currency: ['BNB', 'tBNB'],
  rpc: 'https://bsc-testnet-dataseed.bnbchain.org',
  explorer: ['BscScan', 'https://testnet.bscscan.com'],
  testnet: true,
})

export const avalancheFuji = /*#__PURE__*/ defineEvm({
  id: 43113,
  name: 'Avalanche Fuji',
  currency: ['Avalanche Fuji', 'AVAX'],
  rpc: 'https://api.avax-test.network/ext/bc/C/rpc',
  explorer: ['SnowTrace', 'https://testnet.snowtrace.io'],
  testnet: true,
})

export const zksyncSepolia = /*#__PURE__*/ defineEvm({
  id: 300,
  name: 'ZKsync Sepolia',
  currency: ['Ether', 'ETH'],
  rpc: 'https://sepolia.era.zksync.dev',
  explorer: ['ZKsync Explorer', 'https://sepolia.explorer.zksync.io'],
  testnet: true,
})

export const baseSepolia = /*#__PURE__*/ defineEvm({
  id: 84532,
  name: 'Base Sepolia',
  currency: ['Sepolia Ether', 'ETH'],
  rpc: 'https://sepolia.base.org',
  explorer: ['Basescan', 'https://sepolia.basescan.org'],
  testnet: true,
})

/** Chain 999 as in the network list (W-34): Zora's first test network, which has been shut down. */
export const zoraTestnet = /*#__PURE__*/ defineEvm({
  id: 999,
  name: 'Zora Goerli (legacy)',
  currency: ['Zora Goerli', 'ETH'],
  rpc: 'https://testnet.rpc.zora.energy',
  explorer: ['Zora Explorer', 'https://testnet.explorer.zora.energy'],
  testnet: true,
})
