import { base58, base64 } from '@scure/base'
import { asRecord } from '../controls/asRecord.js'
import { fetchRpc } from '../evmWallet/fetchRpc.js'
import { invalidParams, unauthorized } from '../evmWallet/providerRpcError.js'
import type { SolanaAccount } from '../solanaWallet/createSolanaAccount.js'
import { signSolanaTransaction } from '../solanaWallet/signSolanaTransaction.js'
import { type MethodContext, type Methods, readParam, readTextParam } from './MethodContext.js'

export const solanaMethods: Methods = {
  solana_getAccounts: listAccounts,
  solana_requestAccounts: listAccounts,
  solana_signMessage(context) {
    const message = readTextParam(context, 'message')
    return { signature: base58.encode(getSigner(context).sign(base58.decode(message))) }
  },
  solana_signTransaction(context) {
    const { signature, transaction } = sign(context, readTextParam(context, 'transaction'))
    return { signature: base58.encode(signature), transaction: base64.encode(transaction) }
  },
  solana_signAllTransactions(context) {
    const transactions = readParam(context, 'transactions')
    if (!Array.isArray(transactions)) throw invalidParams('Expected a list of transactions.')
    return { transactions: transactions.map(text => base64.encode(sign(context, String(text)).transaction)) }
  },
  async solana_signAndSendTransaction(context) {
    const { signature, transaction } = sign(context, readTextParam(context, 'transaction'))
    const options = { encoding: 'base64', ...asRecord(readParam(context, 'sendOptions')) }
    const params = [base64.encode(transaction), options]
    await fetchRpc(context.chain.rpcUrl, { method: 'sendTransaction', params })
    return { signature: base58.encode(signature) }
  },
}

function sign(context: MethodContext, text: string) {
  return signSolanaTransaction(base64.decode(text), context.keyring.solana)
}

function listAccounts({ keyring, accountIndex }: MethodContext) {
  const account = keyring.solana[accountIndex] ?? keyring.solana[0]
  return account ? [{ pubkey: account.address }] : []
}

function getSigner(context: MethodContext): SolanaAccount {
  const address = readParam(context, 'pubkey')
  const account = context.keyring.solana.find(held => held.address === address)
  if (!account) throw unauthorized()
  return account
}
