import type { Connector, Portico } from '@portico/core'
import type { SolanaSendOptions } from '@portico/core/adapter'
import {
  createPublicKey,
  createWeb3Wallet,
  type Web3SendOptions,
  type Web3Wallet,
} from '@portico/solana/web3-wallet'
import type { Connection, PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { FamilyProvider } from './FamilyProvider.js'

/** Takes and returns objects of `@solana/web3.js` 1.x without loading that library. */
export class SolanaProvider extends FamilyProvider<PublicKey> {
  #publicKey: PublicKey | undefined

  constructor(portico: Portico, connector: Connector) {
    super(portico, connector, 'solana')
  }

  /** Undefined while this wallet is inactive. */
  get publicKey(): PublicKey | undefined {
    const address = this.findAddress()
    if (this.#publicKey?.toBase58() !== address)
      this.#publicKey = address === undefined ? undefined : createPublicKey(address)
    return this.#publicKey
  }

  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    return this.#getWallet().signMessage(message)
  }

  async signTransaction<Given extends Transaction | VersionedTransaction>(
    transaction: Given,
  ): Promise<Given> {
    return this.#getWallet().signTransaction(transaction)
  }

  async signAllTransactions<Given extends Transaction | VersionedTransaction>(
    transactions: Given[],
  ): Promise<Given[]> {
    return this.#getWallet().signAllTransactions(transactions)
  }

  async signAndSendTransaction(
    transaction: Transaction | VersionedTransaction,
    options?: SolanaSendOptions,
  ): Promise<string> {
    return this.#getWallet().sendTransaction(transaction, options)
  }

  /** Sends on the kit's active network, regardless of the connection's endpoint. */
  async sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: Web3SendOptions,
  ): Promise<string> {
    return this.#getWallet().sendTransaction(transaction, connection, options)
  }

  protected toAccounts(address: string): PublicKey {
    return createPublicKey(address)
  }

  #getWallet(): Web3Wallet {
    return createWeb3Wallet(this.portico, createPublicKey(this.requireAddress()))
  }
}
