import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { approveSolana } from './approveSolana.ts'

export const solanaSignAllTransactions: ApprovedCallHandler<'solana_signAllTransactions'> = async (
  params,
  context,
) => {
  const signed = await approveSolana(context, 'signTransactions', params.transactions)
  return { transactions: signed.map(({ result }) => result) }
}
