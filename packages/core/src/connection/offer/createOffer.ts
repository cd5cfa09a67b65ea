import type { Timer } from '../../services/Environment.js'
import { getPlatform } from '../../services/getPlatform.js'
import type {
  SourceConnectParameters,
  SourceContext,
  SourceSession,
  StartedPage,
} from '../../sources/Source.js'
import { createStore } from '../../store/createStore.js'
import { once } from '../../utils/once.js'
import { createAnswerWait } from './createAnswerWait.js'
import { createWithdrawal } from './createWithdrawal.js'
import type { OfferRequest, OfferState, SourceOffer } from './Offer.js'
import { offerLifetime, offerRenewal } from './offerTimes.js'

export interface OfferParts {
  /** Makes a code. When the signal is aborted it is withdrawn, and so are those that it has replaced. */
  make(
    request: OfferRequest,
    signal: AbortSignal,
  ): Promise<{ readonly uri: string; readonly session: Promise<SourceSession> }>
  /** Sends a wallet away that comes too late. */
  dismiss(session: SourceSession): Promise<void>
}

/** What the `offer` of a source is made of, and the parts of the source that belong to it. */
export interface Offering {
  readonly offer: SourceOffer
  /** Waits until a wallet takes up what is offered. Whoever waited before waits no more. */
  connect(parameters: Pick<SourceConnectParameters, 'signal'>): Promise<SourceSession>
  /**
   * A phone may have thrown the page away while its visitor was in the wallet. Then the code of that page still counts,
   * unless another wallet is faster. Elsewhere nobody waits for it any more.
   */
  resume(page: StartedPage, getAnswer: (signal: AbortSignal) => Promise<SourceSession> | undefined): boolean
}

/** Codes that are made, shown, renewed and withdrawn. Whoever makes them knows what they mean. */
export function createOffer(context: SourceContext, { make, dismiss }: OfferParts): Offering {
  const { environment } = context
  const { get, subscribe, ...store } = createStore<OfferState>({ status: 'idle' }, error =>
    environment.logger.error('A listener of the page failed.', error),
  )
  const set = (next: OfferState) => store.set(() => next)
  const answer = createAnswerWait()
  // A visitor who leaves the page leaves the code, unless a phone sends them to the wallet's app.
  const withdrawal = createWithdrawal(environment, () => {
    if (!isInApp()) withdraw()
  })
  /** How many show the code; it is renewed for them. */
  let shown = 0
  /** How many want it to stay good: those who show it, and those who wait for an answer. */
  let held = 0
  let timer: Timer | undefined
  /** The family that the code asks for; all of them when there is none. */
  let family: OfferRequest['namespace']
  /** How many codes were asked for: the last of them is shown. */
  let asked = 0

  /** Phones throw a page away while its visitor is in an app. */
  const isInApp = () => getPlatform(environment).mobile && context.hasOpenedApp()

  function prepare(request: OfferRequest): void {
    const state = get()
    const left = state.status === 'ready' ? state.expiresAt - environment.now() : 0
    if (left > 0 && family !== request.namespace) renew(request)
    else if (left > offerRenewal) renewIn(left - offerRenewal, request)
    else if (state.status !== 'creating' || family !== request.namespace) void create(request)
  }

  function renew(request: OfferRequest): void {
    set({ status: 'creating' })
    void create(request)
  }

  function renewIn(milliseconds: number, request: OfferRequest): void {
    environment.clearTimeout(timer)
    if (shown > 0) timer = environment.setTimeout(() => void create(request), milliseconds)
  }

  async function create(request: OfferRequest): Promise<void> {
    const signal = withdrawal.open()
    asked += 1
    const turn = asked
    const isVoid = () => signal.aborted || turn !== asked
    family = request.namespace
    const state = get()
    // A code that is still good stays on the screen until its successor is there.
    if (state.status !== 'ready' || state.expiresAt <= environment.now()) set({ status: 'creating' })
    try {
      const { uri, session } = await make(request, signal)
      session.then(
        granted => take(granted, signal),
        error => endCode(uri, error),
      )
      if (isVoid()) return
      set({ status: 'ready', uri, expiresAt: environment.now() + offerLifetime })
      renewIn(offerLifetime - offerRenewal, request)
    } catch (error) {
      if (!isVoid()) set({ status: 'error', error })
    }
  }

  function endCodes(): void {
    environment.clearTimeout(timer)
    withdrawal.end()
  }

  function withdraw(): void {
    endCodes()
    const { status } = get()
    if (status === 'creating' || status === 'ready') set({ status: 'idle' })
  }

  /** A wallet has answered a code, unless that was withdrawn meanwhile. */
  function take(session: SourceSession, signal: AbortSignal): void {
    if (signal.aborted) {
      dismiss(session).catch(error =>
        environment.logger.warn('A wallet that came too late was not told.', error),
      )
      return
    }
    // What is shown stays until the wallet is connected: then the offer is withdrawn, or has failed.
    endCodes()
    if (!answer.grant(session)) context.emit({ type: 'granted', session })
  }

  /** Only the code on the screen can fail in front of the visitor; one that was renewed just ends. */
  function endCode(uri: string, error: unknown): void {
    const state = get()
    if (state.status !== 'ready' || state.uri !== uri) return
    set({ status: 'error', error })
    context.emit({ type: 'offerFailed', error })
  }

  function hold(): () => void {
    held += 1
    return once(() => {
      held -= 1
      if (held === 0) withdraw()
    })
  }

  return {
    offer: {
      get,
      subscribe,
      prepare,
      show(request) {
        shown += 1
        const letGo = hold()
        prepare(request)
        return once(() => {
          shown -= 1
          if (shown === 0) environment.clearTimeout(timer)
          letGo()
          // Whoever waits for an answer looks again after an error: nobody can ask for another code now.
          const state = get()
          if (shown === 0 && state.status === 'error') set({ ...state })
        })
      },
      hold,
      renew,
      withdraw,
      fail: error => set({ status: 'error', error }),
    },
    connect: answer.wait,
    resume({ isFree }, getAnswer) {
      if (!isFree || !isInApp()) return false
      const controller = new AbortController()
      const answered = getAnswer(controller.signal)
      if (!answered) return true
      withdrawal.open().addEventListener('abort', () => controller.abort())
      answered.then(
        session => take(session, controller.signal),
        error => environment.logger.debug('No wallet answered the code of an earlier page.', error),
      )
      return true
    },
  }
}
