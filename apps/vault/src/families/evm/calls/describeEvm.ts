import { networkChanged, PorticoError } from '@portico/protocol'
import type { Approval, Row, Spending } from '../../../approve/Approval.ts'
import { describeMessage } from '../../../approve/describeMessage.ts'
import { describePayment } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import type { Described, FamilyContext, ParsedCall } from '../../VaultFamily.ts'
import { type DescribedCall, describeCall, type EvmCall } from '../describe/describeCall.ts'
import { describeTypedData } from '../describe/describeTypedData.ts'
import { findSwap } from '../describe/findSwap.ts'
import { readToken } from '../describe/readToken.ts'

export async function describeEvm({ items, send }: EvmParsed, context: FamilyContext): Promise<Described> {
  const [item] = items
  const { account, origin } = context
  const { address } = account
  const network = describeNetwork(context.network)
  const reading = {
    account: address,
    network,
    readToken: (token: string) => readToken({ ...context, address }, token),
    readPrice: async (token?: string) => context.prices?.read(context.network, token),
    findSwap: (call: EvmCall) => findSwap(call, context),
  }
  if (send) {
    const raw = items.map(formatRaw).join('\n\n')
    return { ...(await describeSend(send, context, reading)), raw }
  }
  if (item?.kind === 'evm-message') return describeMessage(item.message, { origin, address })
  if (item?.kind !== 'evm-typed-data') throw new PorticoError(networkChanged)
  return {
    title: 'signData',
    place: 'window',
    isFree: true,
    ...(await describeTypedData(item.data, network, reading)),
    raw: JSON.stringify(item.data, null, 2),
  }
}

function formatRaw(item: EvmParsed['items'][number]): string {
  if (item.kind === 'user-operation') return JSON.stringify(item.operation, null, 2)
  return item.kind === 'evm-typed-data' ? JSON.stringify(item.data, null, 2) : ''
}

const nothing: DescribedCall = { rows: [], warnings: [], leaves: [] }

async function describeSend(
  { title, calls, fee, own, spending, notes }: EvmSend,
  context: FamilyContext,
  reading: Parameters<typeof describeCall>[1],
) {
  const describe = (call: EvmCall) =>
    own && call.to?.toLowerCase() === own.contract.toLowerCase() ? nothing : describeCall(call, reading)
  const [balance, price, described] = await Promise.all([
    readBalance(context),
    reading.readPrice(),
    Promise.all(calls.map(describe)),
  ])
  const { feeRow, warnings, ...payment } = describePayment({
    network: reading.network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: typeof fee === 'bigint' ? fee : 0n,
    balance,
    steps: calls.length,
    price,
  })
  const sponsored = { label: 'feeUpTo', value: { ours: 'sponsored' } } as const
  const paid = fee === 'sponsored' ? sponsored : feeRow
  return {
    title,
    place: 'window',
    ...(fee !== undefined && payment),
    ...(payment.totals && { totals: [...payment.totals, ...described.flatMap(each => each.arrives ?? [])] }),
    ...(spending && { spending }),
    ...(notes && { notes }),
    groups: [
      ...(own ? [own.rows] : []),
      ...described.flatMap(({ rows, nested = [] }) => [rows, ...nested]),
      fee === undefined ? [] : [paid],
    ],
    ...(fee === undefined && ({ isFree: true } as const)),
    warnings: [...new Set([...warnings, ...described.flatMap(each => each.warnings)])],
  } as const
}

export interface EvmSend {
  readonly title: TextKey
  readonly calls: readonly EvmCall[]
  /** Undefined if nothing is sent. */
  readonly fee: bigint | 'sponsored' | undefined
  /** Vault-made calls to the contract of permissions, described by `spending` and these rows instead. */
  readonly own?: { readonly contract: string; readonly rows: readonly Row[] } | undefined
  readonly spending?: readonly Spending[] | undefined
  readonly notes?: Approval['notes']
}

export interface EvmParsed extends ParsedCall {
  readonly send?: EvmSend
}

/** The native balance, for display only: a failure does not block the request. */
async function readBalance({ node, network, account: { address }, signal }: FamilyContext) {
  const balance = node.call(network, 'eth_getBalance', [address, 'latest'], signal)
  const answer = await balance.catch(() => undefined)
  return typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer) ? BigInt(answer) : undefined
}
