import { defineNetwork } from './defineNetwork.js'
import type { NativeCurrency } from './Network.js'

const dot: NativeCurrency = { name: 'Polkadot', symbol: 'DOT', decimals: 10 }
const ksm: NativeCurrency = { name: 'Kusama', symbol: 'KSM', decimals: 12 }
const wnd: NativeCurrency = { name: 'Westend', symbol: 'WND', decimals: 12 }

/** A Polkadot network is named by the first 32 digits of its genesis hash. */
function definePolkadot(
  id: string,
  name: string,
  nativeCurrency: NativeCurrency,
  [node, explorer, ss58Prefix]: readonly [node: string, explorer: string, ss58Prefix: number],
  testnet = false,
) {
  return defineNetwork({
    id,
    name,
    chainNamespace: 'polkadot',
    nativeCurrency,
    rpcUrls: { default: { http: [`https://${node}`], webSocket: [`wss://${node}`] } },
    blockExplorers: { default: { name: 'Subscan', url: `https://${explorer}.subscan.io` } },
    testnet,
    polkadot: { ss58Prefix },
  })
}

export const polkadot = /*#__PURE__*/ definePolkadot('91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', dot, [
  'rpc.polkadot.io',
  'polkadot',
  0,
])

export const polkadotAssetHub = /*#__PURE__*/ definePolkadot(
  '68d56f15f85d3136970ec16946040bc1',
  'Polkadot Asset Hub',
  dot,
  ['polkadot-asset-hub-rpc.polkadot.io', 'assethub-polkadot', 0],
)

export const kusama = /*#__PURE__*/ definePolkadot('b0a8d493285c2df73290dfb7e61f870f', 'Kusama', ksm, [
  'kusama-rpc.polkadot.io',
  'kusama',
  2,
])

export const kusamaAssetHub = /*#__PURE__*/ definePolkadot(
  '48239ef607d7928874027a43a6768920',
  'Kusama Asset Hub',
  ksm,
  ['kusama-asset-hub-rpc.polkadot.io', 'assethub-kusama', 2],
)

export const westend = /*#__PURE__*/ definePolkadot(
  'e143f23803ac50e8f6f8e62695d1ce9e',
  'Westend',
  wnd,
  ['westend-rpc.polkadot.io', 'westend', 42],
  true,
)
