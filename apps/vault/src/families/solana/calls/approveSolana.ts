import { bytesToHex } from '@noble/hashes/utils.js'
import { PorticoError, unauthorized } from '@portico/protocol'
import { describePayment } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { RpcContext } from '../../RpcContext.ts'
import type { Signed } from '../../SignRequest.ts'
import { describeSolanaTransaction } from '../describe/describeSolanaTransaction.ts'
import { parseSolanaTransaction } from '../sign/parseSolanaTransaction.ts'
import { readTokenOwners } from './readTokenOwners.ts'

/** Shows transactions and signs them once the visitor agrees. */
export async function approveSolana(
  context: RpcContext,
  title: TextKey,
  transactions: readonly string[],
): Promise<readonly Signed[]> {
  const { address } = context
  const parsed = transactions.map(parseSolanaTransaction)
  if (parsed.some(({ message }) => !message.signers.includes(address))) throw new PorticoError(unauthorized)
  const messages = parsed.map(({ message }) => message)
  const owners = await readTokenOwners(context, messages)
  const described = messages.map(message => describeSolanaTransaction(message, address, owners))
  const { feeRow, warnings, ...payment } = describePayment({
    network: describeNetwork(context.network),
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: described.reduce((sum, { fee }) => sum + fee, 0n),
    balance: await readBalance(context),
    steps: parsed.length,
  })
  const items = transactions.map(transaction => ({ kind: 'solana-transaction', transaction }) as const)
  return askAndSign(context, items, {
    title,
    place: 'window',
    ...payment,
    groups: [...described.flatMap(({ groups }) => groups), [feeRow]],
    warnings: [...new Set([...warnings, ...described.flatMap(each => each.warnings)])],
    raw: parsed.map(({ messageBytes }) => bytesToHex(messageBytes)).join('\n\n'),
  })
}

/** A hint, which no signature waits for in vain. */
async function readBalance({ node, network, address, signal }: RpcContext): Promise<bigint | undefined> {
  const answer = await node.call(network, 'getBalance', [address], signal).catch(() => undefined)
  const lamports =
    typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  return typeof lamports === 'number' && Number.isSafeInteger(lamports) && lamports >= 0
    ? BigInt(lamports)
    : undefined
}
