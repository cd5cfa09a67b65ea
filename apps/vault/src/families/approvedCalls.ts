import type { ApproveRpcMethod } from '@portico/protocol/frame'
import { personalSign } from './evm/calls/personalSign.ts'
import { sendCalls } from './evm/calls/sendCalls.ts'
import { sendTransaction } from './evm/calls/sendTransaction.ts'
import { signTypedData } from './evm/calls/signTypedData.ts'
import { notAvailable } from './notAvailable.ts'
import type { ApprovedCallHandler } from './RpcContext.ts'
import { solanaSignAllTransactions } from './solana/calls/solanaSignAllTransactions.ts'
import { solanaSignAndSendTransaction } from './solana/calls/solanaSignAndSendTransaction.ts'
import { solanaSignMessage } from './solana/calls/solanaSignMessage.ts'
import { solanaSignTransaction } from './solana/calls/solanaSignTransaction.ts'

type ApprovedCalls = { readonly [method in ApproveRpcMethod]: ApprovedCallHandler<method> }

/** Everything that a visitor can be asked for. */
export const approvedCalls: ApprovedCalls = {
  eth_sendTransaction: sendTransaction,
  eth_sendUserOperation: notAvailable,
  eth_signTypedData_v4: signTypedData,
  personal_sign: personalSign,
  solana_signAllTransactions: solanaSignAllTransactions,
  solana_signAndSendTransaction: solanaSignAndSendTransaction,
  solana_signMessage: solanaSignMessage,
  solana_signTransaction: solanaSignTransaction,
  wallet_grantPermissions: notAvailable,
  wallet_revokePermissions: notAvailable,
  wallet_sendCalls: sendCalls,
}
