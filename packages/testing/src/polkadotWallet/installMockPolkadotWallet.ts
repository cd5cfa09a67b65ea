import { type MockWalletPage, publishControl, readEnvironment } from '../controls/MockWalletPage.js'
import {
  createMockPolkadotWallet,
  type InjectedPolkadotWallet,
  type MockPolkadotWallet,
  type MockPolkadotWalletControl,
  type MockPolkadotWalletOptions,
} from './createMockPolkadotWallet.js'

export type InstallMockPolkadotWalletOptions = MockPolkadotWalletOptions & {
  /** `false` defers the injection until `announce()` is called on the control. Default true. */
  announce?: boolean
}

export type InstalledPolkadotControl = MockPolkadotWalletControl & { announce(): void }

/** Installs a mock wallet in `window.injectedWeb3`, as an extension does before the page's own scripts run. */
export function installMockPolkadotWallet(
  options: InstallMockPolkadotWalletOptions = {},
  // The mock adds its own names to the global object; the rest of the type is the browser's.
  page: MockWalletPage = window as unknown as MockWalletPage,
): MockPolkadotWallet & { control: InstalledPolkadotControl } {
  const mock = createMockPolkadotWallet(options, readEnvironment(page))
  const announce = () => {
    const names = page as unknown as { injectedWeb3?: Record<string, InjectedPolkadotWallet> }
    names.injectedWeb3 = { ...names.injectedWeb3, [mock.info.key]: mock.injected }
  }
  const control = { ...mock.control, announce }
  publishControl(page, `${mock.info.rdns}:polkadot`, control)
  if (options.announce ?? true) announce()
  return { ...mock, control }
}
