import { defineNetwork, type Network } from '@portico/core'
import './NimbusTypes.js'

export function defineNimbus(id: string, altitude: number, rpcUrl: string): Network {
  return defineNetwork({
    id,
    name: `Nimbus ${id}`,
    chainNamespace: 'nimbus',
    nativeCurrency: { name: 'Drop', symbol: 'DRP', decimals: 2 },
    rpcUrls: { default: { http: [rpcUrl] } },
    blockExplorers: { default: { name: 'Sky', url: 'https://sky.example' } },
    nimbus: { altitude },
  })
}

export const high: Network = /*#__PURE__*/ defineNimbus('high', 6000, 'https://high.nimbus.example')
export const low: Network = /*#__PURE__*/ defineNimbus('low', 300, 'https://low.nimbus.example')
