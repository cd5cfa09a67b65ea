import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { approveSolana } from './approveSolana.ts'

export const solanaSignTransaction: ApprovedCallHandler<'solana_signTransaction'> = async (
  params,
  context,
) => {
  const [signed] = await approveSolana(context, 'signTransaction', [params.transaction])
  return { transaction: signed?.result }
}
