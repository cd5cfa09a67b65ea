import { defineNetwork } from '../../../src/networks/defineNetwork.js'
import type { Network } from '../../../src/types/Network.js'

const define = (id: string): Network =>
  defineNetwork({
    id,
    name: `Nimbus ${id}`,
    chainNamespace: 'nimbus',
    nativeCurrency: { name: 'Drop', symbol: 'DRP', decimals: 2 },
    rpcUrls: { default: { http: ['https://nimbus.example'] } },
    blockExplorers: { default: { name: 'Sky', url: 'https://sky.example' } },
  })

export const high: Network = define('high')
export const low: Network = define('low')
