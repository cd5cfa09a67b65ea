import { bitcoin } from '@portico/bitcoin'
import type { Connector, Portico } from '@portico/core'
import { ethersAdapter } from '@portico/evm/ethers'
import { ethers5Adapter } from '@portico/evm/ethers5'
import { solana } from '@portico/solana'
import type { AppKitAdapter } from './AppKitOptions.js'
import { BitcoinProvider } from './providers/BitcoinProvider.js'
import { SolanaProvider } from './providers/SolanaProvider.js'

export class EthersAdapter implements AppKitAdapter {
  readonly namespace = 'eip155'
  readonly toFactory = ethersAdapter
}

export class Ethers5Adapter implements AppKitAdapter {
  readonly namespace = 'eip155'
  readonly toFactory = ethers5Adapter
}

/** Solana wallets. They register themselves (Wallet Standard), so a list of wallets is not needed. */
export class SolanaAdapter implements AppKitAdapter {
  readonly namespace = 'solana'
  readonly toFactory = solana
  readonly createProvider = (portico: Portico, connector: Connector) => new SolanaProvider(portico, connector)

  constructor(readonly options?: object) {}
}

export class BitcoinAdapter implements AppKitAdapter {
  readonly namespace = 'bip122'
  readonly toFactory = bitcoin
  readonly createProvider = (portico: Portico, connector: Connector) =>
    new BitcoinProvider(portico, connector)

  constructor(readonly options?: object) {}
}
