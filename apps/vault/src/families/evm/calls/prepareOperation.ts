import { invalidParams, PorticoError } from '@portico/protocol'
import type { Row, Spending } from '../../../approve/Approval.ts'
import { describePayment } from '../../../approve/describePayment.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import type { PreparedSmart } from '../../SmartRequest.ts'
import { type DescribedCall, describeCall } from '../describe/describeCall.ts'
import { readToken } from '../describe/readToken.ts'
import { refuseGrantCalls } from '../grants/refuseGrantCalls.ts'
import type { SmartCall } from '../sign/UserOperation.ts'
import { completeOperation, countFee } from './completeOperation.ts'
import { readBalance } from './readBalance.ts'
import type { SmartContext } from './SmartContext.ts'

interface NewOperation {
  readonly title: TextKey
  readonly calls: readonly SmartCall[]
  /** Vault-made calls to the permissions contract, described by `spending` and these rows instead. */
  readonly own?: { readonly contract: string; readonly rows: readonly Row[] }
  readonly spending?: readonly Spending[]
  /** Read before the data that the calls depend on, so that none of it is older than the operation. */
  readonly nonce?: bigint
}

const refuse = (detail: string) => new PorticoError(invalidParams, { detail })

const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()

const nothing: DescribedCall = { rows: [], warnings: [], leaves: [] }

export async function prepareOperation(
  context: SmartContext,
  { title, calls, own, spending, nonce }: NewOperation,
): Promise<PreparedSmart> {
  const { account, node, services, signal } = context
  const { address } = account
  const network = describeNetwork(context.network)
  // The account's own functions can transfer its ownership or upgrade its implementation.
  if (calls.some(({ to, data }) => isSame(to, address) && data.length > 0))
    throw refuse('Sites cannot call functions of the smart account itself.')
  if (!own) refuseGrantCalls(calls, context.grants)
  const describe = (call: SmartCall) =>
    call.to === own?.contract
      ? nothing
      : describeCall(call, {
          account: address,
          network,
          readToken: token => readToken({ ...context, address }, token),
        })
  const [operation, balance, described] = await Promise.all([
    completeOperation(account, calls, services, nonce),
    readBalance(node, context.network, address, signal),
    Promise.all(calls.map(describe)),
  ])
  const isSponsored = operation.paymaster !== undefined
  const { feeRow, warnings, ...payment } = describePayment({
    network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: isSponsored ? 0n : countFee(operation),
    balance,
    steps: calls.length,
  })
  const fee = isSponsored ? ({ label: 'feeUpTo', value: { ours: 'sponsored' } } as const) : feeRow
  return {
    item: { kind: 'user-operation', operation },
    shown: {
      title,
      place: 'window',
      ...payment,
      ...(spending && { spending }),
      groups: [
        ...(own ? [own.rows] : []),
        ...described.flatMap(({ rows, nested = [] }) => [rows, ...nested]),
        [fee],
      ],
      warnings: [...new Set([...warnings, ...described.flatMap(each => each.warnings)])],
      raw: JSON.stringify(operation, null, 2),
    },
  }
}
