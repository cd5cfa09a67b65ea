import { bytesToHex } from '@noble/hashes/utils.js'
import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import { describePayment } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { RpcContext } from '../../RpcContext.ts'
import type { Signed } from '../../SignRequest.ts'
import { describeCall } from '../describe/describeCall.ts'
import { readToken } from '../describe/readToken.ts'
import { refuseGrantCalls } from '../grants/refuseGrantCalls.ts'
import type { EvmTransaction } from '../sign/EvmTransaction.ts'
import { serializeEvmTransaction } from '../sign/serializeEvmTransaction.ts'
import { completeEvmTransactions } from './completeEvmTransactions.ts'
import { readBalance } from './readBalance.ts'
import { refuseForSmart } from './refuseForSmart.ts'

/** Completes, shows and signs one transaction or several: what was shown is what is signed. */
export async function askForTransactions(
  context: RpcContext,
  title: TextKey,
  requested: readonly RequestedTransaction[],
): Promise<readonly Signed[]> {
  const { address, network: id, node, signal } = context
  const network = describeNetwork(id)
  const smart = context.account.smart?.[id]?.toLowerCase()
  // Its owner could give it away, or make another contract of it.
  if (smart && requested.some(({ to, data, input }) => to?.toLowerCase() === smart && (data ?? input)))
    throw refuseForSmart()
  refuseGrantCalls(requested, context.smartAccounts[id]?.grants)
  const [{ transactions, warnings: ofNonces }, balance] = await Promise.all([
    completeEvmTransactions(node, { network: id, from: address }, requested, signal),
    readBalance(node, id, address, signal),
  ])
  const described = await Promise.all(
    transactions.map(transaction =>
      describeCall(transaction, {
        account: address,
        network,
        readToken: token => readToken(context, token),
      }),
    ),
  )
  const { feeRow, warnings, ...payment } = describePayment({
    network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: transactions.reduce((sum, transaction) => sum + transaction.gas * priceOf(transaction), 0n),
    balance,
    steps: transactions.length,
  })
  const items = transactions.map(transaction => ({ kind: 'evm-transaction', transaction }) as const)
  return askAndSign(context, items, {
    title,
    place: 'window',
    ...payment,
    groups: [...described.flatMap(({ rows, nested = [] }) => [rows, ...nested]), [feeRow]],
    warnings: [...new Set([...warnings, ...ofNonces, ...described.flatMap(each => each.warnings)])],
    raw: transactions.map(each => `0x${bytesToHex(serializeEvmTransaction(each))}`).join('\n\n'),
  })
}

const priceOf = (transaction: EvmTransaction) =>
  'gasPrice' in transaction ? transaction.gasPrice : transaction.maxFeePerGas
