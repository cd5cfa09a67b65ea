import { answerLogin, type LoginAnswer, type LoginPlace } from '@portico/core'
import type { OpenLoginStep } from '@portico/core/adapter'
import { findLogin, type MailWay, trackEvent } from '@portico/core/internal'
import { iframeRequestTimeout, isPorticoError } from '@portico/protocol'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '../useMutation.js'
import { useNavigation } from './useNavigation.js'
import { usePorticoInstance } from './usePorticoStore.js'
import { useMessages } from './useTexts.js'

export function useFirstStep(way: MailWay) {
  const portico = usePorticoInstance('useFirstStep')
  const [place] = useState((): LoginPlace => {
    const source = findLogin(portico, way)
    return { connectorId: source?.id ?? '', step: source?.login.begin(way) ?? { type: 'address', way } }
  })
  return { place, noteFocus: () => trackEvent(portico, { event: 'EMAIL_LOGIN_SELECTED' }) }
}

/** The login continues if the view is left, unless `renew` returns a signal that ends it. */
export function useLoginAnswer({ connectorId, step }: LoginPlace, renew?: () => AbortSignal) {
  const portico = usePorticoInstance('useLoginAnswer')
  const { state, mutate } = useMutation((answer: LoginAnswer) =>
    answerLogin(portico, { connectorId, step, answer, signal: renew?.() }),
  )
  return { ...state, answer: mutate }
}

/** Waits for a step that is completed elsewhere: in the vault, or on another device. */
export function useLoginWait(place: LoginPlace) {
  const { answer, ...state } = useLoginAnswer(place, useSignal())
  useEffect(() => answer({ type: 'wait' }), [answer])
  const { error } = state
  // Delivering a mail may take longer than the request timeout. While the visitor waits for an approval, the
  // timeout is shown and they can retry.
  const isAwaited = place.step.type === 'code' && isPorticoError(error, iframeRequestTimeout)
  useEffect(() => {
    if (isAwaited) answer({ type: 'wait' })
  }, [isAwaited, answer])
  return { ...state, askAgain: () => answer({ type: 'wait' }) }
}

export function useCodeWait(connectorId: string): number {
  const { environment, sources } = usePorticoInstance('useCodeWait')
  const login = sources.get(connectorId)?.login
  const [seconds, setSeconds] = useState(() => Math.ceil((login?.getWait() ?? 0) / 1000))
  useEffect(() => {
    let timer: unknown
    const tick = () => {
      const left = Math.ceil((login?.getWait() ?? 0) / 1000)
      setSeconds(left)
      timer = environment.setTimeout(tick, left > 0 ? 250 : 1000)
    }
    tick()
    return () => environment.clearTimeout(timer)
  }, [login, environment])
  return seconds
}

export function useSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return () => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }
}

/** Errors between the page and the wallet's service, which the checks explain better than the error itself. */
const lookedInto: ReadonlySet<string> = new Set([
  'frame_blocked_by_csp',
  'http_timeout',
  'http_unreachable',
  'iframe_load_failed',
  'iframe_request_timeout',
  'origin_not_allowed',
  'social_connection_failed',
  'storage_unavailable',
  'wallet_service_unreachable',
])

interface Help {
  readonly label: string
  readonly onClick: () => void
}

export function useHelp(connectorId: string, error: unknown): Help | undefined {
  const messages = useMessages()
  const { push } = useNavigation()
  if (!isPorticoError(error) || !lookedInto.has(error.code)) return undefined
  return { label: messages.titles.doctor, onClick: () => push({ name: 'Doctor', connectorId }) }
}

export interface StepProps<Step extends OpenLoginStep> extends LoginPlace {
  readonly step: Step
}
