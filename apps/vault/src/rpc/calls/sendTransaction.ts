import { bytesToHex } from '@noble/hashes/utils.js'
import type { Row } from '../../approve/Approval.ts'
import { describeRequest } from '../../approve/describeMessage.ts'
import { describeCall } from '../../approve/evm/describeCall.ts'
import { formatEstimate } from '../../approve/formatUnits.ts'
import { describeNetwork, type Network } from '../../networks/networks.ts'
import { completeEvmTransaction } from '../../node/completeEvmTransaction.ts'
import { readToken } from '../../node/readToken.ts'
import type { EvmTransaction } from '../../sign/evm/EvmTransaction.ts'
import { serializeEvmTransaction } from '../../sign/evm/serializeEvmTransaction.ts'
import { assertOwnAddress } from '../assertOwnAddress.ts'
import type { ApprovedCallHandler } from '../RpcContext.ts'
import { sendSigned } from '../sendSigned.ts'

/** Completes, shows, signs and sends: what was shown is what is signed. */
export const sendTransaction: ApprovedCallHandler<'eth_sendTransaction'> = async ([requested], context) => {
  const { approvals, addresses, network: id, node, signal } = context
  assertOwnAddress(requested.from, addresses)
  const network = describeNetwork(id)
  const transaction = await completeEvmTransaction(node, { network: id, from: addresses.eip155 }, requested)
  const { rows, warnings } = await describeCall(transaction, addresses.eip155, network, address =>
    readToken(node, id, address),
  )
  await approvals.ask(
    {
      ...describeRequest(context, addresses.eip155),
      title: 'sendTransaction',
      place: 'window',
      groups: [rows, [describeFee([transaction], network)]],
      warnings,
      raw: `0x${bytesToHex(serializeEvmTransaction(transaction))}`,
    },
    signal,
  )
  return sendSigned(context, transaction)
}

/** The most that the network may take for these. */
export function describeFee(transactions: readonly EvmTransaction[], { decimals, symbol }: Network): Row {
  const priceOf = (transaction: EvmTransaction) =>
    'gasPrice' in transaction ? transaction.gasPrice : transaction.maxFeePerGas
  const total = transactions.reduce((sum, transaction) => sum + transaction.gas * priceOf(transaction), 0n)
  return { label: 'feeUpTo', value: `${formatEstimate(total, decimals)} ${symbol}` }
}
