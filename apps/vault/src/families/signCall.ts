import { bytesToHex } from '@noble/hashes/utils.js'
import { duplicateBatchId, PorticoError } from '@portico/protocol'
import type { Approved } from '../approve/Approval.ts'
import type { Approvals, Question } from '../approve/createApprovals.ts'
import { type Asking, describeRequest } from '../approve/describeRequest.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { VaultState } from '../context/VaultState.ts'
import { findNameBySite, getReference } from '../networks/networks.ts'
import { getAbortError } from '../port/describeError.ts'
import { joinNonceQueue } from './evm/calls/joinNonceQueue.ts'
import { listNonces, numberDrafts, serializeEvmTransaction } from './evm/sign/serializeEvmTransaction.ts'
import type { Signed, SignRequest } from './SignRequest.ts'
import type { CallRequest, PreparedCall, ServedCall, SignedCall } from './VaultFamily.ts'

export interface SigningKeeper {
  prepareCall(request: CallRequest, signal: AbortSignal): Promise<PreparedCall>
  sign(request: Approved<SignRequest>): Promise<readonly Signed[]>
  completeCall(done: SignedCall, signal: AbortSignal): Promise<unknown>
}

export interface SigningContext extends Asking {
  readonly approvals: Pick<Approvals, 'ask'>
  readonly keeper: SigningKeeper
  readonly type: FamilyAccount['type']
  readonly signal: AbortSignal
}

/** Prepares a call in the worker, shows it, and signs and completes exactly that once the visitor approves. */
export function signCall(call: ServedCall, context: SigningContext): Promise<unknown> {
  const { network, address, state, type } = context
  const ask = () => prepareAndAsk(call, context)
  if (call.method === 'personal_sign' || call.method === 'eth_signTypedData_v4') return ask()
  // User operations take turns: each reads its nonce after the earlier ones were sent.
  const take = () =>
    type === 'smartAccount' && address !== context.account.addresses.eip155
      ? takeTurn(state.operations, `${network}:${address}`, ask)
      : ask()
  return withBatchId(
    state.openBatches,
    call.method === 'wallet_sendCalls' ? call.params[0].id : undefined,
    take,
  )
}

async function takeTurn<Result>(
  operations: Map<string, Promise<unknown>>,
  key: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const turn = (operations.get(key) ?? Promise.resolve()).then(act)
  const settled = turn.catch(() => undefined)
  operations.set(key, settled)
  try {
    return await turn
  } finally {
    if (operations.get(key) === settled) operations.delete(key)
  }
}

async function prepareAndAsk(call: ServedCall, context: SigningContext): Promise<unknown> {
  const { keeper, approvals, network, address, type, signal } = context
  const request = { network, address, type, call }
  for (;;) {
    if (signal.aborted) throw getAbortError(signal)
    const prepared = await keeper.prepareCall(request, signal)
    const question = createLowerable(createQuestion(prepared, context), async lowered =>
      createQuestion(await keeper.prepareCall({ ...request, lowered }, signal), context),
    )
    const approved = await approvals.ask(question, signal)
    question.onApprove()
    const done = await question.send(async () => {
      const { items } = approved
      const signed = await signUnlessAborted(context, approved)
      return keeper.completeCall({ ...request, items, signed }, signal)
    })
    // Without an outcome an earlier transaction failed, and the visitor is asked again with another nonce.
    if (!done) continue
    return done.sent
  }
}

async function signUnlessAborted(
  { keeper, signal }: SigningContext,
  approved: Approved<SignRequest>,
): Promise<readonly Signed[]> {
  if (signal.aborted) throw getAbortError(signal)
  const signed = await keeper.sign(approved)
  // The login may have changed while the signature was made.
  if (signal.aborted) throw getAbortError(signal)
  return signed
}

type Lower = (limits: NonNullable<CallRequest['lowered']>) => Promise<SendQuestion>

/** A question that the visitor can replace by one about less. */
function createLowerable(first: SendQuestion, lower: Lower): SendQuestion {
  let current = first
  return {
    get shown() {
      return current.shown
    },
    get request() {
      return current.request
    },
    onApprove: () => current.onApprove(),
    send: act => current.send(act),
    async lower(limits) {
      current = await lower(limits)
    },
  }
}

interface SendQuestion extends Question<SignRequest> {
  onApprove(): void
  send<Sent>(act: () => Promise<Sent>): Promise<{ readonly sent: Sent } | undefined>
}

function createQuestion({ items, shown, unnumbered }: PreparedCall, context: SigningContext): SendQuestion {
  const { account, address, network, state } = context
  const name = findNameBySite(network, state.dapp?.networks)
  const described = {
    ...describeRequest(context),
    ...shown,
    ...(name !== undefined && {
      network: { ours: 'networkNamed', values: { name, id: getReference(network) } } as const,
    }),
  }
  const toRequest = (all: SignRequest['items']) => ({
    session: account.session,
    address,
    network,
    items: all,
  })
  if (!unnumbered) {
    return {
      shown: described,
      request: toRequest(items),
      onApprove() {},
      send: async act => ({ sent: await act() }),
    }
  }
  const { drafts, counted } = unnumbered
  const open = once(() => {
    const queue = joinNonceQueue(state.nonceQueues, `${network}:${address}`, counted)
    const transactions = numberDrafts(drafts, queue.next)
    // The transaction stays pending until the missing nonces are used.
    const isEarly = transactions.some(({ nonce }, index) => nonce > queue.next + BigInt(index))
    return {
      queue,
      nonces: listNonces(transactions),
      shown: {
        ...described,
        warnings: [...described.warnings, ...(isEarly ? (['warnNonce'] as const) : [])],
        raw: [
          ...(shown.raw ? [shown.raw] : []),
          ...transactions.map(each => `0x${bytesToHex(serializeEvmTransaction(each))}`),
        ].join('\n\n'),
      },
      request: toRequest([
        ...items,
        ...transactions.map(transaction => ({ kind: 'evm-transaction', transaction }) as const),
      ]),
    }
  })
  return {
    get shown() {
      return open().shown
    },
    get request() {
      return open().request
    },
    onApprove: () => open().queue.agree(open().nonces),
    send: act => open().queue.send(act),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Refuses a second batch with the id of one that is not answered yet (EIP-5792). */
async function withBatchId<Result>(
  open: VaultState['openBatches'],
  id: string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  if (id === undefined) return act()
  if (open.has(id)) throw new PorticoError(duplicateBatchId)
  open.add(id)
  try {
    return await act()
  } finally {
    open.delete(id)
  }
}
