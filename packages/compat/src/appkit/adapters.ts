import { bitcoin } from '@portico/bitcoin'
import type { AdapterFactory, Connector, Portico } from '@portico/core'
import { ethersAdapter } from '@portico/evm/ethers'
import { ethers5Adapter } from '@portico/evm/ethers5'
import { solana } from '@portico/solana'
import type { AppKitAdapter } from './AppKitOptions.js'
import { BitcoinProvider } from './providers/BitcoinProvider.js'
import { SolanaProvider } from './providers/SolanaProvider.js'

type Switches = Parameters<AppKitAdapter['toFactory']>[0]

export class EthersAdapter implements AppKitAdapter {
  readonly namespace = 'eip155'

  toFactory(switches: Switches): AdapterFactory {
    return ethersAdapter(switches)
  }
}

export class Ethers5Adapter implements AppKitAdapter {
  readonly namespace = 'eip155'

  toFactory(switches: Switches): AdapterFactory {
    return ethers5Adapter(switches)
  }
}

/** Solana wallets. They register themselves (Wallet Standard), so a list of wallets is not needed. */
export class SolanaAdapter implements AppKitAdapter {
  readonly namespace = 'solana'

  constructor(readonly options?: object) {}

  toFactory(): AdapterFactory {
    return solana()
  }

  createProvider(portico: Portico, connector: Connector): unknown {
    return new SolanaProvider(portico, connector)
  }
}

export class BitcoinAdapter implements AppKitAdapter {
  readonly namespace = 'bip122'

  constructor(readonly options?: object) {}

  toFactory(): AdapterFactory {
    return bitcoin()
  }

  createProvider(portico: Portico, connector: Connector): unknown {
    return new BitcoinProvider(portico, connector)
  }
}
