import type { Token } from '../DataProviders.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const knownTokens: readonly Token[] = [
  ...listToken('USDC', 'USD Coin', 6, {
    'eip155:1': '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    'eip155:10': '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    'eip155:137': '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    'eip155:8453': '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    'eip155:42161': '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    'eip155:43114': '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
    [solana]: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  }),
  ...listToken('USDT', 'Tether USD', 6, {
    'eip155:1': '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'eip155:137': '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
    'eip155:42161': '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    'eip155:43114': '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
    'eip155:42220': '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e',
    [solana]: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
  }),
  ...listToken('USDT', 'Tether USD', 18, { 'eip155:56': '0x55d398326f99059fF775485246999027B3197955' }),
  ...listToken('DAI', 'Dai Stablecoin', 18, {
    'eip155:1': '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    'eip155:10': '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    'eip155:42161': '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
  }),
  ...listToken('WETH', 'Wrapped Ether', 18, {
    'eip155:1': '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    'eip155:10': '0x4200000000000000000000000000000000000006',
    'eip155:8453': '0x4200000000000000000000000000000000000006',
    'eip155:42161': '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
  }),
  ...listToken('WBTC', 'Wrapped BTC', 8, { 'eip155:1': '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' }),
  ...listToken('LINK', 'Chainlink', 18, { 'eip155:1': '0x514910771AF9Ca656af840dff83E8264EcF986CA' }),
  ...listToken('UNI', 'Uniswap', 18, { 'eip155:1': '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }),
  ...listToken('ARB', 'Arbitrum', 18, { 'eip155:42161': '0x912CE59144191C1204E64559FE8253a0e49E6548' }),
  ...listToken('OP', 'Optimism', 18, { 'eip155:10': '0x4200000000000000000000000000000000000042' }),
]

function listToken(
  symbol: string,
  name: string,
  decimals: number,
  addresses: Record<string, string>,
): Token[] {
  return Object.entries(addresses).map(([chainId, address]) => ({ chainId, address, name, symbol, decimals }))
}
