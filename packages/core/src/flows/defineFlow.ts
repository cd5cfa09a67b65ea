import type { FailureProperties, PorticoEvent } from '../events/Events.js'
import { trackEvent } from '../events/trackEvent.js'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { PorticoState } from '../store/state.js'
import { isOutcomeUnknown } from '../utils/isOutcomeUnknown.js'
import { normaliseError } from '../utils/normaliseError.js'
import type { PendingList } from './definePending.js'
import type { FlowAccount } from './selectFlowAccount.js'

type FlowSlice = 'send' | 'swap' | 'buy' | 'naming' | 'pay'
type State<Slice extends FlowSlice> = PorticoState[Slice]
type Status<Slice extends FlowSlice> = State<Slice>['status']
export type StateOf<Slice extends FlowSlice, Name extends Status<Slice>> = Extract<
  State<Slice>,
  { readonly status: Name }
>
type DraftOf<T> = T extends { readonly draft: infer Draft } ? Draft : never
type Draft<Slice extends FlowSlice> = DraftOf<State<Slice>>
type OpenOf<T> = T extends { readonly open: infer Open } ? Open : never
type Open<Slice extends FlowSlice> = OpenOf<State<Slice>>
type Step<T> = T extends unknown ? Omit<T, 'owner' | 'draft'> & { readonly draft?: DraftOf<T> } : never
/** The next state. Owner and draft stay. */
export type NextState<Slice extends FlowSlice> = Step<State<Slice>>

export interface FlowRun<Slice extends FlowSlice, Account> {
  readonly portico: Portico
  readonly account: Account
  readonly state: StateOf<Slice, 'confirming'>
  /** Call it immediately before the wallet is asked: a failure after it may have an unknown outcome. */
  readonly markAsked: () => void
  /** Applied unless the flow was replaced meanwhile. */
  readonly move: (next: NextState<Slice>) => boolean
  /** Whether the flow was not replaced meanwhile. */
  readonly isCurrent: () => boolean
}

/** What the wallet was asked for. */
type Asked<Slice extends FlowSlice, Account> = Pick<FlowRun<Slice, Account>, 'state' | 'account'>

interface Failure {
  readonly error: unknown
  /** The wallet was asked, and may have sent it. */
  readonly isUnknown: boolean
}

interface FlowEvents {
  readonly begin?: PorticoEvent | undefined
  readonly success?: (id: string) => PorticoEvent
  readonly error?: (failure: FailureProperties) => PorticoEvent
}

export interface FlowDefinition<Slice extends FlowSlice, Account, Input> {
  /** Where the state is kept. */
  readonly slice: Slice
  readonly initial: State<Slice>
  /** Who can use the flow now. A flow without an account belongs to the page. */
  readonly selectAccount: (state: PorticoState) => Account | undefined
  /** The statuses that may follow each. Any other step is ignored. */
  readonly steps: { readonly [Name in Status<Slice>]: readonly Status<Slice>[] }
  /** Statuses in which the account cannot edit: the wallet was asked, or may have been. */
  readonly locked: readonly Status<Slice>[]
  /** Statuses after which an edit begins with an empty draft. */
  readonly over?: readonly Status<Slice>[]
  /** Reads everything that has to be shown before `confirm`. A text is the reason why the draft is refused. */
  readonly check?: (portico: Portico, account: Account) => Promise<NextState<Slice> | string>
  /** The state in which the wallet is asked; undefined if nothing may be confirmed now. */
  readonly begin: (state: State<Slice>, account: Account, input: Input) => NextState<Slice> | undefined
  /** Asks the wallet for exactly what was shown. Resolves to the next state, unless it has moved itself. */
  readonly confirm: (run: FlowRun<Slice, Account>, input: Input) => Promise<NextState<Slice> | undefined>
  /** The state after an error. Default: `unknown` if the outcome is, otherwise `failed`. */
  readonly fail?: (asked: Asked<Slice, Account>, failure: Failure) => NextState<Slice> | undefined
  /** Stores the request that the wallet was asked for, by account, until its outcome is certain. */
  readonly pending?: {
    readonly list: PendingList<Open<Slice>>
    readonly toOpen: (asked: Asked<Slice, Account>) => Open<Slice>
    /** Whether the chain tells the outcome, so that the same may be checked and requested again. */
    readonly isRepeatable?: (open: Open<Slice>) => boolean
  }
  readonly describe?: (state: StateOf<Slice, 'confirming'>, account: Account) => FlowEvents
  /** Follows a state until it is left. Returns how to stop. */
  readonly follow?: (portico: Portico, state: State<Slice>) => (() => void) | undefined
}

/**
 * A flow of an account: draft → checked → confirming → submitted → done, failed or unknown. The machine drops what
 * comes too late, such as a result for a flow that was edited, finished or replaced by another account.
 */
export function defineFlow<Slice extends FlowSlice, Account extends Partial<FlowAccount>, Input = void>(
  flow: FlowDefinition<Slice, Account, Input>,
) {
  const { slice, initial, steps, locked, over = [], pending } = flow
  const memory: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }
  const read = (portico: Portico): State<Slice> => portico.store.get()[slice]
  const canMove = (from: State<Slice>, to: string) =>
    steps[from.status as Status<Slice>].includes(to as Status<Slice>)

  /** The flow of the active account and network; another one starts over. */
  function select(state: PorticoState): State<Slice> {
    const { [slice]: current } = state
    const isOwn = current.owner === undefined || current.owner === selectConnectedAccount(state)?.caipAddress
    return isOwn ? current : initial
  }

  /** Replaces the state, whatever it is. */
  function restore(portico: Portico, next: State<Slice>): State<Slice> {
    const before = read(portico)
    portico.store.set(all => ({ ...all, [slice]: next }))
    if (before.status !== next.status || before.owner !== next.owner) follow(portico)
    return next
  }

  /** Follows the state, also again after a stop. Returns how to stop. */
  function follow(portico: Portico): () => void {
    const following = recall(portico, memory)
    const stop = () => {
      following.stop?.()
      following.stop = undefined
    }
    stop()
    following.stop = flow.follow?.(portico, read(portico))
    return stop
  }

  /** Moves on if the step is allowed. A flow that has replaced `since` is left alone. */
  function move(
    portico: Portico,
    next: NextState<Slice>,
    since: State<Slice> = select(portico.store.get()),
  ): boolean {
    const state = read(portico)
    if (state !== since || !canMove(state, next.status)) return false
    restore(portico, merge(state, state.owner, next))
    return true
  }

  function merge(state: State<Slice>, owner: CaipAddress | undefined, next: NextState<Slice>): State<Slice> {
    const kept = 'draft' in state ? { owner, draft: state.draft } : {}
    // A state without owner and draft, and those.
    return { ...kept, ...next } as State<Slice>
  }

  /** Changes the draft. What the wallet was asked for cannot be edited. */
  function edit(portico: Portico, change: Partial<Draft<Slice>>): boolean {
    const owner = flow.selectAccount(portico.store.get())?.account?.caipAddress
    const state = read(portico)
    const isOwn = state.owner === owner
    if (owner === undefined || (isOwn && locked.includes(state.status))) return false
    const base = isOwn && !over.includes(state.status) ? state : initial
    const draft = 'draft' in base ? base.draft : {}
    const next: object = { owner, status: 'draft', draft: { ...draft, ...change } }
    // A flow that is edited has a draft.
    restore(portico, next as State<Slice>)
    if (pending?.isRepeatable) pending.list.forget(portico, owner, pending.isRepeatable)
    return true
  }

  /** Resolves to whether what was checked may be shown; if not, the state has the reason. */
  async function check(portico: Portico): Promise<boolean> {
    const account = flow.selectAccount(portico.store.get())
    const before = read(portico)
    if (!account || before !== select(portico.store.get()) || !canMove(before, 'checking')) return false
    const checking = { status: 'checking' } as NextState<Slice> // A flow with a check has this state.
    const begun = restore(portico, merge(before, account.account?.caipAddress, checking))
    const outcome = await flow.check?.(portico, account).catch((error: unknown) => {
      portico.environment.logger.debug('A draft could not be checked.', error)
      return 'unavailable'
    })
    if (read(portico) !== begun || outcome === undefined) return false
    const isOther = select(portico.store.get()) !== begun
    const refusal = typeof outcome === 'string' ? outcome : undefined
    // The account has changed: its draft is kept.
    const draft = isOther ? { status: 'draft' } : { status: 'draft', refusal }
    const next = isOther || typeof outcome === 'string' ? (draft as NextState<Slice>) : outcome
    return move(portico, next, begun) && next === outcome
  }

  /** To be called when the checked terms are visible: only what was shown can be confirmed. */
  function show(portico: Portico): void {
    const state = select(portico.store.get())
    if (state.status !== 'checked' || ('isShown' in state && state.isShown)) return
    move(portico, { ...state, isShown: true } as NextState<Slice>)
  }

  /** Asks the wallet. The outcome is in the state; never rejects. */
  async function confirm(portico: Portico, input: Input): Promise<void> {
    const before = portico.store.get()
    const account = flow.selectAccount(before)
    const current = select(before)
    const begun = account && flow.begin(current, account, input)
    if (!begun || !canMove(current, begun.status)) return
    const owner = account.account?.caipAddress
    let state = restore(portico, merge(current, owner, begun))
    const confirming = state as StateOf<Slice, 'confirming'>
    const events = flow.describe?.(confirming, account) ?? {}
    if (events.begin) trackEvent(portico, events.begin)
    let isAsked = false
    const run: FlowRun<Slice, Account> = {
      portico,
      account,
      state: confirming,
      markAsked() {
        isAsked = true
        pending?.list.keep(portico, pending.toOpen(run))
      },
      move(next) {
        const isMoved = move(portico, next, state)
        if (isMoved) state = read(portico)
        return isMoved
      },
      isCurrent: () => read(portico) === state,
    }
    const forget = () => {
      if (isAsked && owner) pending?.list.forget(portico, owner)
    }
    try {
      const next = await flow.confirm(run, input)
      if (!next) return
      if (next.status === 'submitted') forget()
      if (events.success && 'id' in next) trackEvent(portico, events.success(String(next.id)))
      run.move(next)
    } catch (error) {
      const { message, code } = normaliseError(error, slice)
      if (events.error) trackEvent(portico, events.error({ message, code }))
      const isUnknown = isAsked && isOutcomeUnknown(error)
      if (!isUnknown) forget()
      run.move(toEnd(run, { error, isUnknown }))
    }
  }

  /** The state after an error. */
  function toEnd(asked: Asked<Slice, Account>, failure: Failure): NextState<Slice> {
    const own = flow.fail?.(asked, failure)
    if (own) return own
    const { owner: _owner, draft: _draft, ...rest } = asked.state as State<Slice> & { draft?: unknown }
    const { error, isUnknown } = failure
    const open = isUnknown && pending ? pending.toOpen(asked) : undefined
    const end = open ? { status: 'unknown', open } : { ...rest, status: 'failed', error }
    return end as NextState<Slice>
  }

  /**
   * Shows a request of an earlier visit as unknown: the wallet was asked for it, and did not answer. One that may be
   * repeated is returned instead.
   */
  function resume(portico: Portico): Open<Slice> | undefined {
    const owner = flow.selectAccount(portico.store.get())?.account?.caipAddress
    const open = owner && pending?.list.find(portico, owner)
    const state = select(portico.store.get())
    if (!open || state.status !== 'draft') return undefined
    if (pending?.isRepeatable?.(open)) return open
    const unknown = { status: 'unknown', open } as unknown as NextState<Slice> // A flow with stored requests has it.
    restore(portico, merge(state, owner, unknown))
    return undefined
  }

  /** Stops waiting for a wallet that does not answer: the outcome is unknown then, whatever comes later. */
  function abandon(portico: Portico): void {
    const state = select(portico.store.get())
    const account = flow.selectAccount(portico.store.get())
    if (state.status !== 'confirming' || !account) return
    const asked = { account, state: state as StateOf<Slice, 'confirming'> }
    move(portico, toEnd(asked, { error: undefined, isUnknown: true }), state)
  }

  /** Ends the flow, unless the wallet is being asked. */
  function reset(portico: Portico): boolean {
    const state = read(portico)
    const isUnknown = state.status === 'unknown'
    if (state !== select(portico.store.get()) || (!isUnknown && locked.includes(state.status))) return false
    if (isUnknown && state.owner) pending?.list.forget(portico, state.owner)
    restore(portico, initial)
    return true
  }

  return { select, read, restore, move, follow, edit, check, show, confirm, resume, abandon, reset }
}
