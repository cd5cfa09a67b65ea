import { bytesToHex } from '@noble/hashes/utils.js'
import { invalidParams, PorticoError, unauthorized } from '@portico/protocol'
import { describeMessage } from '../../approve/describeMessage.ts'
import { decodeBase58, isSolanaTransactionMessage } from '../../sign/solana/parseSolanaTransaction.ts'
import type { ApprovedCallHandler } from '../RpcContext.ts'

export const solanaSignMessage: ApprovedCallHandler<'solana_signMessage'> = async (params, context) => {
  const { approvals, keeper, addresses, signal } = context
  if (params.pubkey !== addresses.solana) throw new PorticoError(unauthorized)
  const message = decodeBase58(params.message)
  if (isSolanaTransactionMessage(message))
    throw new PorticoError(invalidParams, { detail: 'The message is a transaction in disguise.' })
  const approval = describeMessage(context, message, addresses.solana)
  await approvals.ask({ ...approval, place: 'window', raw: bytesToHex(message) }, signal)
  return { signature: (await keeper.sign({ kind: 'solana-message', message })).result }
}
