import { bitcoinWallets } from './data/bitcoin.js'
import { cosmosWallets } from './data/cosmos.js'
import { ethereumWallets } from './data/ethereum.js'
import { hardwareWallets } from './data/hardware.js'
import { polkadotWallets } from './data/polkadot.js'
import { popularWallets } from './data/popular.js'
import { solanaWallets } from './data/solana.js'
import type { WalletSeed } from './WalletSeed.js'

export const walletSeeds: readonly WalletSeed[] = [
  ...popularWallets,
  ...solanaWallets,
  ...bitcoinWallets,
  ...polkadotWallets,
  ...cosmosWallets,
  ...ethereumWallets,
  ...hardwareWallets,
]
