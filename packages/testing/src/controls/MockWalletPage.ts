import type { WalletStorage } from './createStoredCell.js'
import type { MockWalletEnvironment, WalletHttp } from './walletHttp.js'

/** A page as the mock wallets see it. */
export type MockWalletPage = EventTarget & {
  /** The controls of the wallets on it; those of other families than EVM by `rdns:namespace`. */
  __porticoMockWallets?: Record<string, object>
  /** Given by a test runner so that the wallet's own traffic is not the page's traffic. */
  __porticoMockWalletHttp?: WalletHttp
  readonly localStorage: WalletStorage
}

export function readEnvironment(page: MockWalletPage): MockWalletEnvironment {
  const http: WalletHttp | undefined = page.__porticoMockWalletHttp
  return { storage: readStorage(page), ...(http && { http }) }
}

/** Looked up at each use: a page may block, replace or forbid its storage at any time. */
function readStorage(page: MockWalletPage): WalletStorage {
  return {
    getItem: key => page.localStorage.getItem(key),
    setItem: (key, value) => page.localStorage.setItem(key, value),
  }
}

export function publishControl(page: MockWalletPage, name: string, control: object): void {
  page.__porticoMockWallets = { ...page.__porticoMockWallets, [name]: control }
}
