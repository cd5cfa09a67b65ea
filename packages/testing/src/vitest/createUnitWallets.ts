import type { Environment } from '@portico/core'
import type { StorageArea } from '@portico/core/adapter'
import { installMockBitcoinWallet } from '../bitcoinWallet/installMockBitcoinWallet.js'
import type { MockWalletPage } from '../controls/MockWalletPage.js'
import { installMockCosmosWallet } from '../cosmosWallet/installMockCosmosWallet.js'
import { installMockWallet, type MockWalletWindow } from '../evmWallet/installMockWallet.js'
import type { InstallOptions, WalletFamilies, WalletNamespace } from '../page/WalletFamilies.js'
import { installMockPolkadotWallet } from '../polkadotWallet/installMockPolkadotWallet.js'
import { installMockSolanaWallet } from '../solanaWallet/installMockSolanaWallet.js'

export interface UnitWallets {
  /** For `createPortico({ environment })`: a page with these wallets, and a storage, of this test alone. */
  readonly environment: Pick<Environment, 'page' | 'storage'>
  /** Installs a wallet on the page, as an extension does. Default: EVM. */
  install<Namespace extends WalletNamespace = 'eip155'>(
    options?: InstallOptions<Namespace>,
  ): WalletFamilies[Namespace]['control']
}

type Install = (options: object, page: MockWalletPage) => { readonly control: object }

const installers: Readonly<Record<WalletNamespace, Install>> = {
  // The same page, with the names that wallets of this family add.
  eip155: (options, page) => installMockWallet(options, page as unknown as MockWalletWindow),
  solana: installMockSolanaWallet,
  bip122: installMockBitcoinWallet,
  polkadot: installMockPolkadotWallet,
  cosmos: installMockCosmosWallet,
}

/** Mock wallets for a kit without a browser. */
export function createUnitWallets(): UnitWallets {
  const storage = createStorage()
  const page = Object.assign(new EventTarget(), { CustomEvent, localStorage: storage })
  return {
    // To the kit a page is an EventTarget with further names.
    environment: { page: page as unknown as Environment['page'], storage },
    install<Namespace extends WalletNamespace = 'eip155'>(options?: InstallOptions<Namespace>) {
      const { namespace = 'eip155', ...rest }: { namespace?: WalletNamespace } = options ?? {}
      const { control } = installers[namespace](rest, page)
      return control as WalletFamilies[Namespace]['control'] // that of the installer's family
    },
  }
}

function createStorage(): StorageArea {
  const stored = new Map<string, string>()
  return {
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
  }
}
