import { createStoredCell, type StoredCell, type WalletStorage } from '../controls/createStoredCell.js'
import type { MockEvmWalletOptions, WalletState } from './types.js'

export type StateCell = StoredCell<WalletState>

export function createWalletState(
  rdns: string,
  chainId: number,
  options: MockEvmWalletOptions,
  storage: WalletStorage | undefined,
): StateCell {
  const initial: WalletState = {
    connected: false,
    locked: false,
    pending: false,
    approval: options.approval ?? 'auto',
    accountIndex: 0,
    chainId,
    addedChains: [],
    faults: [],
    wrong: {},
    ...options.initialState,
  }
  return createStoredCell(rdns, initial, storage)
}
