import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { askForTransactions } from './askForTransactions.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { sendSigned } from './sendSigned.ts'

export const sendTransaction: ApprovedCallHandler<'eth_sendTransaction'> = async ([requested], context) => {
  assertOwnAddress(requested.from, context)
  const [hash] = await sendSigned(context, await askForTransactions(context, 'sendTransaction', [requested]))
  return hash
}
