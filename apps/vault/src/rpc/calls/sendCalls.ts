import { hexToBytes } from '@noble/hashes/utils.js'
import { invalidParams, notAvailableInVault, PorticoError } from '@portico/protocol'
import { createMessageId } from '@portico/protocol/frame'
import type { Row } from '../../approve/Approval.ts'
import { describeRequest } from '../../approve/describeMessage.ts'
import { describeCall } from '../../approve/evm/describeCall.ts'
import type { TextKey } from '../../locales/en.ts'
import { describeNetwork } from '../../networks/networks.ts'
import { completeEvmTransaction } from '../../node/completeEvmTransaction.ts'
import { readToken } from '../../node/readToken.ts'
import { assertOwnAddress } from '../assertOwnAddress.ts'
import type { ApprovedCallHandler } from '../RpcContext.ts'
import { sendSigned } from '../sendSigned.ts'
import { describeFee } from './sendTransaction.ts'

/** Several calls with one decision, sent one after the other: this kind of account cannot do them all or none. */
export const sendCalls: ApprovedCallHandler<'wallet_sendCalls'> = async ([batch], context) => {
  const { approvals, addresses, network: id, node, state, signal } = context
  const { from, chainId, atomicRequired, calls } = batch
  assertOwnAddress(from, addresses)
  if (atomicRequired) throw new PorticoError(notAvailableInVault)
  if (chainId !== undefined && `eip155:${BigInt(chainId)}` !== id)
    throw new PorticoError(invalidParams, { detail: 'The calls are for another network.' })
  const network = describeNetwork(id)
  const described = await Promise.all(
    calls.map(({ to, value, data = '0x' }) =>
      describeCall(
        { to, value: BigInt(value ?? 0), data: hexToBytes(data.slice(2)) },
        addresses.eip155,
        network,
        address => readToken(node, id, address),
      ),
    ),
  )
  const target = { network: id, from: addresses.eip155 }
  const complete = ({ to, value, data }: (typeof calls)[number]) =>
    completeEvmTransaction(node, target, { to, ...(value && { value }), ...(data && { data }) })
  // A later step may need what an earlier one does, and then its fee is not known yet.
  const fee = await Promise.all(calls.map(complete)).then(
    transactions => describeFee(transactions, network),
    (): Row => ({ label: 'feeUpTo', value: { ours: 'feeLater' } }),
  )
  await approvals.ask(
    {
      ...describeRequest(context, addresses.eip155),
      title: 'sendCalls',
      place: 'window',
      groups: [...described.map(({ rows }) => rows), [fee]],
      warnings: [...new Set<TextKey>(described.flatMap(({ warnings }) => warnings))],
      raw: JSON.stringify(calls, null, 2),
    },
    signal,
  )
  const hashes: string[] = []
  for (const call of calls) hashes.push(await sendSigned(context, await complete(call)))
  const batchId = batch.id ?? `0x${createMessageId()}`
  state.batches.set(batchId, { network: id, hashes })
  return { id: batchId }
}
