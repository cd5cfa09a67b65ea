import type { WalletStorage } from './createStoredCell.js'
import type { MockWalletEnvironment, WalletHttp } from './walletHttp.js'

export type MockWalletPage = EventTarget & {
  /** Controls of the wallets on it; those of families other than EVM by `rdns:namespace`. */
  __porticoMockWallets?: Record<string, object>
  /** Set by a test runner to keep the wallet's own traffic out of the page's. */
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
