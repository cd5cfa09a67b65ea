import { bytesToHex } from '@noble/hashes/utils.js'
import type { EvmTransaction as RequestedTransaction } from '@portico/protocol/frame'
import type { Approval } from '../../../approve/Approval.ts'
import { describePayment } from '../../../approve/describePayment.ts'
import { describeRequest } from '../../../approve/describeRequest.ts'
import type { TextKey } from '../../../locales/en.ts'
import { describeNetwork } from '../../../networks/networks.ts'
import { signUnlessAborted } from '../../askAndSign.ts'
import type { RpcContext } from '../../RpcContext.ts'
import { describeCall } from '../describe/describeCall.ts'
import { readToken } from '../describe/readToken.ts'
import { refuseGrantCalls } from '../grants/refuseGrantCalls.ts'
import { serializeEvmTransaction } from '../sign/serializeEvmTransaction.ts'
import {
  completeEvmTransactions,
  type EvmDraft,
  numberDrafts,
  parseQuantity,
} from './completeEvmTransactions.ts'
import { joinSendLine } from './joinSendLine.ts'
import { readBalance } from './readBalance.ts'
import { refuseForSmart } from './refuseForSmart.ts'
import { sendSigned } from './sendSigned.ts'

export async function sendTransactions(
  context: RpcContext,
  title: TextKey,
  requested: readonly RequestedTransaction[],
): Promise<readonly string[]> {
  const { address, network: id, node, signal } = context
  const network = describeNetwork(id)
  const smart = context.account.smart?.[id]?.toLowerCase()
  // As the owner, the EOA could transfer the smart account or upgrade it.
  if (smart && requested.some(({ to, data, input }) => to?.toLowerCase() === smart && (data ?? input)))
    throw refuseForSmart()
  refuseGrantCalls(requested, context.smartAccounts[id]?.grants)
  const countTransactions = async () =>
    parseQuantity(await node.call(id, 'eth_getTransactionCount', [address, 'pending'], signal))
  const [drafts, balance, counted] = await Promise.all([
    completeEvmTransactions(node, { network: id, from: address }, requested, signal),
    readBalance(node, id, address, signal),
    countTransactions(),
  ])
  const described = await Promise.all(
    drafts.map(draft =>
      describeCall(draft, {
        account: address,
        network,
        readToken: token => readToken(context, token),
      }),
    ),
  )
  const { feeRow, warnings, ...payment } = describePayment({
    network,
    leaves: described.flatMap(({ leaves }) => leaves),
    fee: drafts.reduce((sum, draft) => sum + draft.gas * priceOf(draft), 0n),
    balance,
    steps: drafts.length,
  })

  function createQuestion(count: bigint) {
    const open = once(() => {
      const line = joinSendLine(context.state.sendLines, `${id}:${address}`, count)
      const transactions = numberDrafts(drafts, line.next)
      // The transaction stays pending until the missing nonces are used.
      const isEarly = transactions.some(({ nonce }, index) => nonce > line.next + BigInt(index))
      const ofNonce = isEarly ? (['warnNonce'] as const) : []
      const shown: Approval = {
        ...describeRequest(context),
        title,
        place: 'window',
        ...payment,
        groups: [...described.flatMap(({ rows, nested = [] }) => [rows, ...nested]), [feeRow]],
        warnings: [...new Set([...warnings, ...ofNonce, ...described.flatMap(each => each.warnings)])],
        raw: transactions.map(each => `0x${bytesToHex(serializeEvmTransaction(each))}`).join('\n\n'),
      }
      const items = transactions.map(transaction => ({ kind: 'evm-transaction', transaction }) as const)
      const request = { session: context.account.session, address, network: id, items }
      return { line, shown, request, nonces: transactions.map(({ nonce }) => nonce) }
    })
    return {
      get shown() {
        return open().shown
      },
      get request() {
        return open().request
      },
      onApprove: () => open().line.agree(open().nonces),
      send: <Sent>(act: () => Promise<Sent>) => open().line.send(act),
    }
  }

  for (let question = createQuestion(counted); ; question = createQuestion(await countTransactions())) {
    const approved = await context.approvals.ask(question, signal)
    question.onApprove()
    const done = await question.send(async () =>
      sendSigned(context, await signUnlessAborted(context, approved)),
    )
    if (done) return done.sent
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const priceOf = (draft: EvmDraft) => ('gasPrice' in draft ? draft.gasPrice : draft.maxFeePerGas)
