import type { ApproveRpcMethod } from '@portico/protocol/frame'
import { personalSign } from './evm/calls/personalSign.ts'
import { sendCalls } from './evm/calls/sendCalls.ts'
import { sendTransaction } from './evm/calls/sendTransaction.ts'
import { signTypedData } from './evm/calls/signTypedData.ts'
import { notAvailable } from './notAvailable.ts'
import type { ApprovedCallHandler } from './RpcContext.ts'

type EvmMethod = Extract<ApproveRpcMethod, `${'eth' | 'personal' | 'wallet'}_${string}`>

type ApprovedCalls = { readonly [method in EvmMethod]: ApprovedCallHandler<method> }

/** Handlers of the EVM methods that need approval. The other families are in `askLater`. */
export const approvedCalls: ApprovedCalls = {
  eth_sendTransaction: sendTransaction,
  eth_sendUserOperation: notAvailable,
  eth_signTypedData_v4: signTypedData,
  personal_sign: personalSign,
  wallet_grantPermissions: notAvailable,
  wallet_revokePermissions: notAvailable,
  wallet_sendCalls: sendCalls,
}
