import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { sendTransactions } from './sendTransactions.ts'

export const sendTransaction: ApprovedCallHandler<'eth_sendTransaction'> = async ([requested], context) => {
  assertOwnAddress(requested.from, context)
  const [hash] = await sendTransactions(context, 'sendTransaction', [requested])
  return hash
}
