import type {
  InstalledBitcoinControl,
  InstallMockBitcoinWalletOptions,
} from '../bitcoinWallet/installMockBitcoinWallet.js'
import type {
  InstalledCosmosControl,
  InstallMockCosmosWalletOptions,
} from '../cosmosWallet/installMockCosmosWallet.js'
import type { InstalledControl, InstallMockWalletOptions } from '../evmWallet/installMockWallet.js'
import type {
  InstalledPolkadotControl,
  InstallMockPolkadotWalletOptions,
} from '../polkadotWallet/installMockPolkadotWallet.js'
import type {
  InstalledSolanaControl,
  InstallMockSolanaWalletOptions,
} from '../solanaWallet/installMockSolanaWallet.js'

/** Install options and controls by family. */
export type WalletFamilies = {
  eip155: { options: InstallMockWalletOptions; control: InstalledControl }
  solana: { options: InstallMockSolanaWalletOptions; control: InstalledSolanaControl }
  bip122: { options: InstallMockBitcoinWalletOptions; control: InstalledBitcoinControl }
  polkadot: { options: InstallMockPolkadotWalletOptions; control: InstalledPolkadotControl }
  cosmos: { options: InstallMockCosmosWalletOptions; control: InstalledCosmosControl }
}

export type WalletNamespace = keyof WalletFamilies

/** Default: EVM. */
export type InstallOptions<Namespace extends WalletNamespace = 'eip155'> =
  WalletFamilies[Namespace]['options'] &
    ('eip155' extends Namespace ? { namespace?: Namespace } : { namespace: Namespace })
