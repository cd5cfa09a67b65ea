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
import type { OfferRequest, PairingState, SourceOffer } from './Offer.js'
import { offerLifetime, offerRenewal } from './offerTimes.js'

export interface OfferParts {
  /** Creates a pairing URI. Aborting the signal withdraws it and those that it replaced. */
  make(
    request: OfferRequest,
    signal: AbortSignal,
  ): Promise<{ readonly uri: string; readonly session: Promise<SourceSession> }>
  dismiss(session: SourceSession): Promise<void>
}

export interface Offering {
  readonly offer: SourceOffer
  /** Waits until a wallet accepts the offer. Replaces an earlier waiter. */
  connect(parameters: Pick<SourceConnectParameters, 'signal'>): Promise<SourceSession>
  /** After a phone has discarded the page: the pairing URI of the previous page may still be answered. */
  resume(page: StartedPage, getAnswer: (signal: AbortSignal) => Promise<SourceSession> | undefined): boolean
}

export function createOffer(context: SourceContext, { make, dismiss }: OfferParts): Offering {
  const { environment } = context
  const { get, subscribe, ...store } = createStore<PairingState>({ status: 'idle' }, error =>
    environment.logger.error('A listener of the page failed.', error),
  )
  const set = (next: PairingState) => store.set(() => next)
  const answer = createAnswerWait()
  // Leaving the page withdraws the URI, unless a phone has switched to the wallet's app.
  const withdrawal = createWithdrawal(environment, () => {
    if (!isInApp()) withdraw()
  })
  let shown = 0
  /** Number of holders that keep it valid: views, and callers waiting for a session. */
  let held = 0
  let timer: Timer | undefined
  let family: OfferRequest['namespace']
  /** Sequence number of the latest request; only its result is shown. */
  let asked = 0

  /** Phones discard a page while its visitor is in an app. */
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
    // A valid URI stays on screen until its successor is ready.
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

  function take(session: SourceSession, signal: AbortSignal): void {
    if (signal.aborted) {
      dismiss(session).catch(error =>
        environment.logger.warn('A session approved too late could not be ended.', error),
      )
      return
    }
    // The URI stays visible until the wallet is connected; then the offer is withdrawn, or has failed.
    endCodes()
    if (!answer.grant(session)) context.emit({ type: 'granted', session })
  }

  /** Only the visible URI can fail in front of the visitor; a renewed one just ends. */
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
          // Notifies the waiting caller again after an error: no view is left that could request another URI.
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
