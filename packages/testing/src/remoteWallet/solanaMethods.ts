import { base58, base64 } from '@scure/base'
import { fetchRpc } from '../evmWallet/fetchRpc.js'
import { invalidParams, unauthorized } from '../evmWallet/providerRpcError.js'
import type { SolanaAccount } from '../solanaWallet/createSolanaAccount.js'
import { signSolanaTransaction } from '../solanaWallet/signSolanaTransaction.js'
import type { Keyring } from './createKeyring.js'
import type { RemoteChain } from './RemoteWallet.js'

export interface SolanaContext {
  readonly keyring: Keyring
  readonly chain: RemoteChain
  readonly accountIndex: number
  readonly params: unknown
}

export const solanaMethods: Readonly<Record<string, (context: SolanaContext) => unknown>> = {
  solana_getAccounts: listAccounts,
  solana_requestAccounts: listAccounts,
  solana_signMessage(context) {
    const message = readText(context, 'message')
    return { signature: base58.encode(getSigner(context).sign(base58.decode(message))) }
  },
  solana_signTransaction(context) {
    const { signature, transaction } = sign(context, readText(context, 'transaction'))
    return { signature: base58.encode(signature), transaction: base64.encode(transaction) }
  },
  solana_signAllTransactions(context) {
    const transactions = read(context, 'transactions')
    if (!Array.isArray(transactions)) throw invalidParams('Expected a list of transactions.')
    return { transactions: transactions.map(text => base64.encode(sign(context, String(text)).transaction)) }
  },
  async solana_signAndSendTransaction(context) {
    const { signature, transaction } = sign(context, readText(context, 'transaction'))
    const options = { encoding: 'base64', ...asRecord(read(context, 'sendOptions')) }
    const params = [base64.encode(transaction), options]
    await fetchRpc(context.chain.rpcUrl, { method: 'sendTransaction', params })
    return { signature: base58.encode(signature) }
  },
}

function sign(context: SolanaContext, text: string) {
  return signSolanaTransaction(base64.decode(text), context.keyring.solana)
}

function listAccounts({ keyring, accountIndex }: SolanaContext) {
  const account = keyring.solana[accountIndex] ?? keyring.solana[0]
  return account ? [{ pubkey: account.address }] : []
}

function getSigner(context: SolanaContext): SolanaAccount {
  const address = read(context, 'pubkey')
  const account = context.keyring.solana.find(held => held.address === address)
  if (!account) throw unauthorized()
  return account
}

function readText(context: SolanaContext, name: string): string {
  const value = read(context, name)
  if (typeof value !== 'string') throw invalidParams(`Expected { ${name} }.`)
  return value
}

/** Some sites wrap the object in a list. */
function read({ params }: SolanaContext, name: string): unknown {
  return asRecord(Array.isArray(params) ? params[0] : params)[name]
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  // Every field is checked where it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
