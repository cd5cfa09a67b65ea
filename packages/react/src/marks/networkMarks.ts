import arbitrumOne from '@web3icons/core/svgs/networks/background/arbitrum-one.svg.js'
import aurora from '@web3icons/core/svgs/networks/background/aurora.svg.js'
import avalanche from '@web3icons/core/svgs/networks/background/avalanche.svg.js'
import base from '@web3icons/core/svgs/networks/background/base.svg.js'
import binanceSmartChain from '@web3icons/core/svgs/networks/background/binance-smart-chain.svg.js'
import bitcoin from '@web3icons/core/svgs/networks/background/bitcoin.svg.js'
import celo from '@web3icons/core/svgs/networks/background/celo.svg.js'
import cosmosHub from '@web3icons/core/svgs/networks/background/cosmos-hub.svg.js'
import ethereum from '@web3icons/core/svgs/networks/background/ethereum.svg.js'
import fantom from '@web3icons/core/svgs/networks/background/fantom.svg.js'
import gnosis from '@web3icons/core/svgs/networks/background/gnosis.svg.js'
import kaia from '@web3icons/core/svgs/networks/background/kaia.svg.js'
import linea from '@web3icons/core/svgs/networks/background/linea.svg.js'
import mantle from '@web3icons/core/svgs/networks/background/mantle.svg.js'
import optimism from '@web3icons/core/svgs/networks/background/optimism.svg.js'
import osmosis from '@web3icons/core/svgs/networks/background/osmosis.svg.js'
import polkadot from '@web3icons/core/svgs/networks/background/polkadot.svg.js'
import polygon from '@web3icons/core/svgs/networks/background/polygon.svg.js'
import scroll from '@web3icons/core/svgs/networks/background/scroll.svg.js'
import solana from '@web3icons/core/svgs/networks/background/solana.svg.js'
import zksync from '@web3icons/core/svgs/networks/background/zksync.svg.js'
import zora from '@web3icons/core/svgs/networks/background/zora.svg.js'
import kusama from '@web3icons/core/svgs/tokens/background/KSM.svg.js'

/** A test network uses the logo of its mainnet. */
const networkMarks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'eip155:1': ethereum,
    'eip155:10': optimism,
    'eip155:56': binanceSmartChain,
    'eip155:97': binanceSmartChain,
    'eip155:100': gnosis,
    'eip155:137': polygon,
    'eip155:250': fantom,
    'eip155:300': zksync,
    'eip155:324': zksync,
    'eip155:999': zora,
    'eip155:5000': mantle,
    'eip155:8217': kaia,
    'eip155:8453': base,
    'eip155:17000': ethereum,
    'eip155:42161': arbitrumOne,
    'eip155:42220': celo,
    'eip155:43113': avalanche,
    'eip155:43114': avalanche,
    'eip155:59144': linea,
    'eip155:80002': polygon,
    'eip155:84532': base,
    'eip155:421614': arbitrumOne,
    'eip155:534352': scroll,
    'eip155:560048': ethereum,
    'eip155:7777777': zora,
    'eip155:11155111': ethereum,
    'eip155:11155420': optimism,
    'eip155:1313161554': aurora,
    'eip155:1313161555': aurora,
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': solana,
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': solana,
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': solana,
    'bip122:000000000019d6689c085ae165831e93': bitcoin,
    'bip122:000000000933ea01ad0ee984209779ba': bitcoin,
    'bip122:00000008819873e925422c1ff0f99f7c': bitcoin,
    'polkadot:91b171bb158e2d3848fa23a9f1c25182': polkadot,
    'polkadot:68d56f15f85d3136970ec16946040bc1': polkadot,
    'polkadot:b0a8d493285c2df73290dfb7e61f870f': kusama,
    'polkadot:48239ef607d7928874027a43a6768920': kusama,
    'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': polkadot,
    'cosmos:cosmoshub-4': cosmosHub,
    'cosmos:osmosis-1': osmosis,
  }),
)

/** The logo of a network that the kit ships, as SVG. */
export const findNetworkMark = (caipNetworkId: string): string | undefined => networkMarks.get(caipNetworkId)
