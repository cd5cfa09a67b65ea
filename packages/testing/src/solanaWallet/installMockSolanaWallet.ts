import { type MockWalletPage, publishControl, readEnvironment } from '../controls/MockWalletPage.js'
import { registerStandardWallet } from '../standardWallet/StandardWallet.js'
import {
  createMockSolanaWallet,
  type MockSolanaWallet,
  type MockSolanaWalletControl,
  type MockSolanaWalletOptions,
} from './createMockSolanaWallet.js'

export type InstallMockSolanaWalletOptions = MockSolanaWalletOptions & {
  /** `false` defers the registration until `announce()` is called on the control. Default true. */
  announce?: boolean
}

export type InstalledSolanaControl = MockSolanaWalletControl & { announce(): void }

/** Registers a mock Solana wallet with a page, as an extension does before the page's own scripts run. */
export function installMockSolanaWallet(
  options: InstallMockSolanaWalletOptions = {},
  // The mock adds its own names to the global object; the rest of the type is the browser's.
  page: MockWalletPage = window as unknown as MockWalletPage,
): MockSolanaWallet & { control: InstalledSolanaControl } {
  const mock = createMockSolanaWallet(options, readEnvironment(page))
  const announce = () => registerStandardWallet(mock.wallet, page)
  const control = { ...mock.control, announce }
  publishControl(page, `${mock.info.rdns}:solana`, control)
  if (options.announce ?? true) announce()
  return { ...mock, control }
}
