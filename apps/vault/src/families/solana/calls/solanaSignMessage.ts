import { invalidParams, PorticoError, unauthorized } from '@portico/protocol'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { decodeBase58, isSolanaTransactionMessage } from '../sign/parseSolanaTransaction.ts'

export const solanaSignMessage: ApprovedCallHandler<'solana_signMessage'> = async (params, context) => {
  if (params.pubkey !== context.address) throw new PorticoError(unauthorized)
  const message = decodeBase58(params.message)
  if (isSolanaTransactionMessage(message))
    throw new PorticoError(invalidParams, { detail: 'The message is a transaction in disguise.' })
  const shown = describeMessage(message, context)
  const [signed] = await askAndSign(context, [{ kind: 'solana-message', message }], shown)
  return { signature: signed?.result }
}
