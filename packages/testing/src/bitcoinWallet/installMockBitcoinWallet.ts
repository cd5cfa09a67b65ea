import { type MockWalletPage, publishControl, readEnvironment } from '../controls/MockWalletPage.js'
import {
  createMockBitcoinWallet,
  type MockBitcoinWallet,
  type MockBitcoinWalletControl,
  type MockBitcoinWalletOptions,
} from './createMockBitcoinWallet.js'

export type InstallMockBitcoinWalletOptions = MockBitcoinWalletOptions & {
  /** `false` defers the injection until `announce()` is called on the control. Default true. */
  announce?: boolean
}

export type InstalledBitcoinControl = MockBitcoinWalletControl & { announce(): void }

/** Installs a mock Bitcoin wallet on a page, as an extension does before the page's own scripts run. */
export function installMockBitcoinWallet(
  options: InstallMockBitcoinWalletOptions = {},
  // The mock adds its own names to the global object; the rest of the type is the browser's.
  page: MockWalletPage = window as unknown as MockWalletPage,
): MockBitcoinWallet & { control: InstalledBitcoinControl } {
  const mock = createMockBitcoinWallet(options, readEnvironment(page))
  const announce = () => mock.install(page)
  const control = { ...mock.control, announce }
  publishControl(page, `${mock.info.rdns}:bip122`, control)
  if (options.announce ?? true) announce()
  return { ...mock, control }
}
