import { base64 } from '@scure/base'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { decodeBase58 } from '../sign/parseSolanaTransaction.ts'
import { approveSolana } from './approveSolana.ts'

export const solanaSignAndSendTransaction: ApprovedCallHandler<'solana_signAndSendTransaction'> = async (
  { transaction, options },
  context,
) => {
  const [signed] = await approveSolana(context, 'sendTransaction', [transaction])
  const wire = base64.encode(decodeBase58(signed?.result ?? ''))
  await context.node.call(context.network, 'sendTransaction', [wire, { ...options, encoding: 'base64' }])
  return { signature: signed?.name }
}
