import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { hexToBytes } from 'viem'

export const solanaChain = 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG'

/** The minting account, used only by the sandbox. */
export const bankKey = hexToBytes(`0x${'5eed'.repeat(16)}`)

/** The address of a token follows from its key. The second belongs to Token-2022. */
const made = [
  { seed: 'd011a4', name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, price: 1, isToken2022: false },
  { seed: 'caffee', name: 'Coffee Points', symbol: 'CAFE', decimals: 9, price: 0.25, isToken2022: true },
].map(({ seed, ...token }) => {
  const key = `0x${seed.padStart(64, '0')}`
  return { ...token, key: hexToBytes(key), address: createSolanaAccount(key).address }
})

export const solanaTokens = made

/** As the server lists them. */
export const listedSolanaTokens = made.map(({ name, symbol, decimals, address }) => ({
  chainId: solanaChain,
  address,
  name,
  symbol,
  decimals,
}))

/** In dollars. */
export const solanaPrices = {
  [solanaChain]: 150,
  ...Object.fromEntries(made.map(({ address, price }) => [`${solanaChain}:${address}`, price])),
}
