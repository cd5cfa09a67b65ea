import { isPorticoError, popupClosed, userRejected } from '@portico/protocol'
import { shake } from '../dialog/shake.js'
import { tellDialog } from '../dialog/tellDialog.js'
import { trackEvent } from '../events/trackEvent.js'
import type { Portico } from '../runtime/Portico.js'
import type {
  LoginAnswer,
  LoginPlace,
  LoginStep,
  OpenLoginStep,
  ScanStep,
  WindowStep,
} from '../sources/Login.js'
import { connectSession } from './connectSource.js'
import { requireLogin } from './findLogin.js'
import { handleSourceEvent } from './handleSourceEvent.js'

export interface AnswerLoginParameters extends LoginPlace {
  readonly answer: LoginAnswer
  readonly signal?: AbortSignal | undefined
}

/** Submits the answer to a login step. The last step connects. For pages that draw the steps without the modal. */
export async function answerLogin(portico: Portico, parameters: AnswerLoginParameters): Promise<LoginStep> {
  const { connectorId, step, answer, signal } = parameters
  const source = requireLogin(portico, connectorId)
  trackGiven(portico, parameters)
  // Not preceded by an await: browsers open windows only within the click.
  const next = await source.login.answer(step, answer, signal).catch((error: unknown) => {
    if (isCode(parameters) && isPorticoError(error) && refusals.has(error.code)) {
      noteWrongCode(portico, parameters, error)
    }
    noteLost(portico, parameters, error)
    throw error
  })
  trackTaken(portico, parameters, next)
  if (next.type === 'done') {
    const { activeNamespace } = portico.store.get().networks
    const [first = activeNamespace] = source.namespaces
    const namespace = source.namespaces.includes(activeNamespace) ? activeNamespace : first
    await connectSession(portico, source, next.session, { namespace, signal })
  } else if (next.type === 'changed') {
    await handleSourceEvent(portico, source, { type: 'session', session: next.session })
    tellDialog(portico, { type: 'loginChanged', from: step })
  } else {
    tellDialog(portico, { type: 'loginStep', from: step, place: { connectorId, step: next } })
  }
  return next
}

/** Error codes of a rejected one-time code. Other failures say nothing about it: it may have been right. */
const refusals: ReadonlySet<string> = new Set(['code_wrong', 'code_expired', 'code_exhausted'])

const isCode = ({ step, answer }: AnswerLoginParameters) => step.type === 'code' && answer.type !== 'resend'

function noteWrongCode(portico: Portico, { step, signal }: AnswerLoginParameters, { message }: Error): void {
  if (step.way === 'email') {
    trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message } })
  }
  if (!signal?.aborted) shake(portico)
}

function noteLost(portico: Portico, { step, signal }: AnswerLoginParameters, error: unknown): void {
  if (!isElsewhere(step)) return
  const { way: provider } = step
  const isCancelled = isPorticoError(error, userRejected) || isPorticoError(error, popupClosed)
  if (signal?.aborted || isCancelled || isRefused(error)) {
    trackEvent(portico, { event: 'SOCIAL_LOGIN_CANCELED', properties: { provider } })
    return
  }
  const message = error instanceof Error ? error.message : ''
  trackEvent(portico, { event: 'SOCIAL_LOGIN_ERROR', properties: { provider, message } })
}

const isElsewhere = (step: OpenLoginStep): step is WindowStep | ScanStep =>
  step.type === 'window' || step.type === 'scan'

const isRefused = (error: unknown) => isPorticoError(error) && error.code === 'social_refused'

function trackGiven(portico: Portico, { step, answer }: AnswerLoginParameters): void {
  if (isElsewhere(step)) {
    // The view requests a QR code itself as soon as it opens.
    const isBegun = step.type === 'scan' ? step.url === undefined : answer.type !== 'wait'
    if (!isBegun) return
    trackEvent(portico, { event: 'SOCIAL_LOGIN_STARTED', properties: { provider: step.way } })
    return
  }
  if (answer.type !== 'address' && answer.type !== 'resend') return
  trackEvent(portico, { event: step.way === 'email' ? 'EMAIL_SUBMITTED' : 'EMAIL_EDIT' })
}

function trackTaken(portico: Portico, parameters: AnswerLoginParameters, next: LoginStep): void {
  const { step } = parameters
  if (isElsewhere(step)) {
    const isBack = (next.type === 'window' && next.state === 'back') || (next.type === 'scan' && next.isBack)
    const event = next.type === 'done' ? 'SOCIAL_LOGIN_SUCCESS' : isBack && 'SOCIAL_LOGIN_REQUEST_USER_DATA'
    if (event) trackEvent(portico, { event, properties: { provider: step.way } })
    return
  }
  if (step.way !== 'email') return
  if (isCode(parameters)) trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
  else if (step.type === 'approval') trackEvent(portico, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  else if (next.type === 'code' && !next.isResumed) {
    trackEvent(portico, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  }
}
