import type { Accounts } from '../keys/deriveAccounts.ts'
import type { Signed, SignRequest } from '../worker/Keeper.ts'
import { signEvmTransaction, signPersonalMessage, signTypedData } from './evm/signEvm.ts'
import { parseSolanaTransaction } from './solana/parseSolanaTransaction.ts'
import { signSolanaMessage, signSolanaTransaction } from './solana/signSolana.ts'

/** Signs what a visitor has agreed to. */
export function signRequest({ evmKey, solanaKey }: Accounts, request: SignRequest): Signed {
  switch (request.kind) {
    case 'evm-message':
      return { result: signPersonalMessage(evmKey, request.message) }
    case 'evm-typed-data':
      return { result: signTypedData(evmKey, request.data) }
    case 'evm-transaction': {
      const { raw, hash } = signEvmTransaction(evmKey, request.transaction)
      return { result: raw, name: hash }
    }
    case 'solana-message':
      return { result: signSolanaMessage(solanaKey, request.message) }
    case 'solana-transaction': {
      const { transaction, signature } = signSolanaTransaction(
        solanaKey,
        parseSolanaTransaction(request.transaction),
      )
      return { result: transaction, name: signature }
    }
  }
}
