import { defineEvm } from './defineEvm.js'

export const mainnet = /*#__PURE__*/ defineEvm({
  id: 1,
  name: 'Ethereum',
  currency: ['Ether', 'ETH'],
  rpc: 'https://eth.merkle.io',
  explorer: ['Etherscan', 'https://etherscan.io'],
})

export const optimism = /*#__PURE__*/ defineEvm({
  id: 10,
  name: 'OP Mainnet',
  currency: ['Ether', 'ETH'],
  rpc: 'https://mainnet.optimism.io',
  explorer: ['Optimism Explorer', 'https://optimistic.etherscan.io'],
})

export const arbitrum = /*#__PURE__*/ defineEvm({
  id: 42161,
  name: 'Arbitrum One',
  currency: ['Ether', 'ETH'],
  rpc: 'https://arb1.arbitrum.io/rpc',
  explorer: ['Arbiscan', 'https://arbiscan.io'],
})

export const polygon = /*#__PURE__*/ defineEvm({
  id: 137,
  name: 'Polygon',
  currency: ['POL', 'POL'],
  rpc: 'https://polygon-rpc.com',
  explorer: ['PolygonScan', 'https://polygonscan.com'],
})

export const celo = /*#__PURE__*/ defineEvm({
  id: 42220,
  name: 'Celo',
  currency: ['CELO', 'CELO'],
  rpc: 'https://forno.celo.org',
  explorer: ['Celo Explorer', 'https://celoscan.io'],
})

export const aurora = /*#__PURE__*/ defineEvm({
  id: 1_313_161_554,
  name: 'Aurora',
  currency: ['Ether', 'ETH'],
  rpc: 'https://mainnet.aurora.dev',
  explorer: ['Aurorascan', 'https://explorer.aurora.dev'],
})

export const bsc = /*#__PURE__*/ defineEvm({
  id: 56,
  name: 'BNB Smart Chain',
  currency: ['BNB', 'BNB'],
  rpc: 'https://bsc-dataseed.bnbchain.org',
  explorer: ['BscScan', 'https://bscscan.com'],
})

export const avalanche = /*#__PURE__*/ defineEvm({
  id: 43114,
  name: 'Avalanche',
  currency: ['Avalanche', 'AVAX'],
  rpc: 'https://api.avax.network/ext/bc/C/rpc',
  explorer: ['SnowTrace', 'https://snowtrace.io'],
})

export const zksync = /*#__PURE__*/ defineEvm({
  id: 324,
  name: 'ZKsync Era',
  currency: ['Ether', 'ETH'],
  rpc: 'https://mainnet.era.zksync.io',
  explorer: ['ZKsync Explorer', 'https://explorer.zksync.io'],
})

export const gnosis = /*#__PURE__*/ defineEvm({
  id: 100,
  name: 'Gnosis',
  currency: ['xDAI', 'XDAI'],
  rpc: 'https://rpc.gnosischain.com',
  explorer: ['Gnosisscan', 'https://gnosisscan.io'],
})

export const base = /*#__PURE__*/ defineEvm({
  id: 8453,
  name: 'Base',
  currency: ['Ether', 'ETH'],
  rpc: 'https://mainnet.base.org',
  explorer: ['Basescan', 'https://basescan.org'],
})

export const zora = /*#__PURE__*/ defineEvm({
  id: 7_777_777,
  name: 'Zora',
  currency: ['Ether', 'ETH'],
  rpc: 'https://rpc.zora.energy',
  explorer: ['Zora Explorer', 'https://explorer.zora.energy'],
})

export const linea = /*#__PURE__*/ defineEvm({
  id: 59144,
  name: 'Linea',
  currency: ['Ether', 'ETH'],
  rpc: 'https://rpc.linea.build',
  explorer: ['Lineascan', 'https://lineascan.build'],
})

export const mantle = /*#__PURE__*/ defineEvm({
  id: 5000,
  name: 'Mantle',
  currency: ['Mantle', 'MNT'],
  rpc: 'https://rpc.mantle.xyz',
  explorer: ['Mantle Explorer', 'https://mantlescan.xyz'],
})

export const kaia = /*#__PURE__*/ defineEvm({
  id: 8217,
  name: 'Kaia',
  currency: ['Kaia', 'KAIA'],
  rpc: 'https://public-en.node.kaia.io',
  explorer: ['KaiaScan', 'https://kaiascan.io'],
})

export const fantom = /*#__PURE__*/ defineEvm({
  id: 250,
  name: 'Fantom',
  currency: ['Fantom', 'FTM'],
  rpc: 'https://rpcapi.fantom.network',
  explorer: ['FTMScan', 'https://ftmscan.com'],
})

export const scroll = /*#__PURE__*/ defineEvm({
  id: 534_352,
  name: 'Scroll',
  currency: ['Ether', 'ETH'],
  rpc: 'https://rpc.scroll.io',
  explorer: ['Scrollscan', 'https://scrollscan.com'],
})
