import { bytesToHex } from '@noble/hashes/utils.js'
import { PorticoError, unauthorized } from '@portico/protocol'
import { describeRequest } from '../approve/describeMessage.ts'
import { describeSolanaTransaction } from '../approve/solana/describeSolanaTransaction.ts'
import type { TextKey } from '../locales/en.ts'
import { parseSolanaTransaction } from '../sign/solana/parseSolanaTransaction.ts'
import type { Signed } from '../worker/Keeper.ts'
import type { RpcContext } from './RpcContext.ts'

/** Shows transactions and signs them once the visitor agrees. */
export async function approveSolana(
  context: RpcContext,
  title: TextKey,
  transactions: readonly string[],
): Promise<Signed[]> {
  const { approvals, keeper, addresses, signal } = context
  const parsed = transactions.map(parseSolanaTransaction)
  if (parsed.some(({ message }) => !message.signers.includes(addresses.solana)))
    throw new PorticoError(unauthorized)
  const described = parsed.map(({ message }) => describeSolanaTransaction(message))
  await approvals.ask(
    {
      ...describeRequest(context, addresses.solana),
      title,
      place: 'window',
      groups: described.flatMap(({ groups }) => groups),
      warnings: [...new Set<TextKey>(described.flatMap(({ warnings }) => warnings))],
      raw: parsed.map(({ messageBytes }) => bytesToHex(messageBytes)).join('\n\n'),
    },
    signal,
  )
  const signed: Signed[] = []
  for (const transaction of transactions)
    signed.push(await keeper.sign({ kind: 'solana-transaction', transaction }))
  return signed
}
