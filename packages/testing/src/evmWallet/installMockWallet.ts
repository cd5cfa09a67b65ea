import type { WalletStorage } from '../controls/createStoredCell.js'
import type { MockEvmWalletControl } from './createEvmControls.js'
import { createMockEvmWallet, type MockEvmWallet } from './createMockEvmWallet.js'
import type { MockEvmWalletEnvironment, MockEvmWalletOptions, RpcTransport } from './types.js'

export type InstallMockWalletOptions = MockEvmWalletOptions & {
  /** EIP-6963. `false` defers the announcement until `announce()` is called on the control. Default true. */
  announce?: boolean
  /** Sets `window.ethereum`. Default false. */
  legacy?: boolean
}

export type InstalledControl = MockEvmWalletControl & {
  announce(): void
}

export type MockWalletWindow = EventTarget & {
  __porticoMockWallets?: Record<string, InstalledControl>
  /** Set by a test runner to keep the wallet's own traffic out of the page's. */
  __porticoMockWalletRpc?: RpcTransport
  ethereum?: unknown
  readonly localStorage: WalletStorage
}

/** Installs a mock wallet on a page, as an extension does before the page's own scripts run. */
export function installMockWallet(
  options: InstallMockWalletOptions = {},
  // The mock adds its own names to the global object; the rest of the type is the browser's.
  target: MockWalletWindow = window as unknown as MockWalletWindow,
): MockEvmWallet & { control: InstalledControl } {
  const wallet = createMockEvmWallet(options, readEnvironment(target))
  const announce = () => {
    const detail = Object.freeze({ info: Object.freeze({ ...wallet.info }), provider: wallet.provider })
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  const control = { ...wallet.control, announce }
  target.__porticoMockWallets = { ...target.__porticoMockWallets, [wallet.info.rdns]: control }
  if (options.legacy) target.ethereum = wallet.provider
  if (options.announce ?? true) {
    target.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  return { ...wallet, control }
}

function readEnvironment(target: MockWalletWindow): MockEvmWalletEnvironment {
  const transport: RpcTransport | undefined = target.__porticoMockWalletRpc
  return { storage: readStorage(target), ...(transport ? { transport } : {}) }
}

/** Looked up at each use: a page may block, replace or forbid its storage at any time. */
function readStorage(target: MockWalletWindow): WalletStorage {
  return {
    getItem: key => target.localStorage.getItem(key),
    setItem: (key, value) => target.localStorage.setItem(key, value),
  }
}
