import type { ApproveRpcMethod } from '@portico/protocol/frame'
import { notAvailable } from '../channel/handlers/notAvailable.ts'
import { personalSign } from './calls/personalSign.ts'
import { sendCalls } from './calls/sendCalls.ts'
import { sendTransaction } from './calls/sendTransaction.ts'
import { signTypedData } from './calls/signTypedData.ts'
import { solanaSignAllTransactions } from './calls/solanaSignAllTransactions.ts'
import { solanaSignAndSendTransaction } from './calls/solanaSignAndSendTransaction.ts'
import { solanaSignMessage } from './calls/solanaSignMessage.ts'
import { solanaSignTransaction } from './calls/solanaSignTransaction.ts'
import type { ApprovedCallHandler } from './RpcContext.ts'

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
