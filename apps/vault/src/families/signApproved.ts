import { loginChanged, networkChanged, PorticoError } from '@portico/protocol'
import type { Accounts } from './deriveAccounts.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './evm/sign/signEvm.ts'
import type { Signed, SignItem, SignRequest } from './SignRequest.ts'
import { parseSolanaTransaction } from './solana/sign/parseSolanaTransaction.ts'
import { signSolanaMessage, signSolanaTransaction } from './solana/sign/signSolana.ts'

/** Signs what a visitor has agreed to, with the account that they saw, for the network that they saw. */
export function signApproved(accounts: Accounts, { address, network, items }: SignRequest): Signed[] {
  const isSolana = network.startsWith('solana:')
  if (address !== (isSolana ? accounts.addresses.solana : accounts.addresses.eip155))
    throw new PorticoError(loginChanged)
  const isFor = (item: SignItem) =>
    item.kind.startsWith('solana-') === isSolana &&
    (item.kind !== 'evm-transaction' || `eip155:${item.transaction.chainId}` === network)
  if (!items.every(isFor)) throw new PorticoError(networkChanged)
  return items.map(item => signItem(accounts, item))
}

function signItem({ evmKey, solanaKey }: Accounts, item: SignItem): Signed {
  switch (item.kind) {
    case 'evm-message':
      return { result: signPersonalMessage(evmKey, item.message) }
    case 'evm-typed-data':
      return { result: signTypedData(evmKey, item.data) }
    case 'evm-transaction': {
      const { raw, hash } = signEvmTransaction(evmKey, item.transaction)
      return { result: raw, name: hash }
    }
    case 'solana-message':
      return { result: signSolanaMessage(solanaKey, item.message) }
    case 'solana-transaction': {
      const parsed = parseSolanaTransaction(item.transaction)
      const { transaction, signature } = signSolanaTransaction(solanaKey, parsed)
      return { result: transaction, name: signature }
    }
  }
}
