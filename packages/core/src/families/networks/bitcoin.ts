import { defineNetwork } from './defineNetwork.js'

function defineBitcoin<const id extends string>(
  id: id,
  name: string,
  symbol: string,
  path: string,
  testnet: boolean,
) {
  return defineNetwork({
    id,
    name,
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol, decimals: 8 },
    // Named by the first 32 digits of the genesis hash; nodes are read through the explorer's API.
    rpcUrls: { default: { http: [`https://mempool.space${path}/api`] } },
    blockExplorers: { default: { name: 'mempool.space', url: `https://mempool.space${path}` } },
    testnet,
  })
}

export const bitcoin = /*#__PURE__*/ defineBitcoin(
  '000000000019d6689c085ae165831e93',
  'Bitcoin',
  'BTC',
  '',
  false,
)

export const bitcoinTestnet = /*#__PURE__*/ defineBitcoin(
  '000000000933ea01ad0ee984209779ba',
  'Bitcoin Testnet',
  'tBTC',
  '/testnet',
  true,
)

export const bitcoinSignet = /*#__PURE__*/ defineBitcoin(
  '00000008819873e925422c1ff0f99f7c',
  'Bitcoin Signet',
  'sBTC',
  '/signet',
  true,
)
