import type { WalletEngine } from '../controls/createWalletEngine.js'
import type { CosmosChain } from './CosmosChain.js'
import type { CosmosKey, CosmosWrongAnswers } from './cosmosWrongAnswers.js'

export interface CosmosKernel {
  readonly handle: WalletEngine<CosmosWrongAnswers>['handle']
  findChain(chainId: string): CosmosChain
  addChain(info: unknown): void
  enable(chainIds: readonly string[], ask: () => Promise<void>): Promise<void>
  disable(chainIds?: readonly string[]): void
  isEnabled(chainId: string): boolean
  listChains(): readonly CosmosChain[]
  getKey(chainId: string): CosmosKey
  /** Signs for an address of the active account. */
  sign(chainId: string, signer: string, bytes: Uint8Array): { pubKey: Uint8Array; signature: Uint8Array }
  getWrong(): Partial<CosmosWrongAnswers>
  broadcast(chainId: string, tx: Uint8Array, mode: string): Promise<Uint8Array>
}
