'use client'
import { answerLogin, type LoginAnswer, type LoginPlace } from '@portico/core'
import { findLogin, type MailWay, trackEvent } from '@portico/core/internal'
import { iframeRequestTimeout, isPorticoError } from '@portico/protocol'
import { useEffect, useState } from 'react'
import { useMutation } from '../useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { useSignal } from './useSignal.js'

/** The first step of a login method, which is shown among the connect methods. */
export function useFirstStep(way: MailWay) {
  const portico = usePorticoInstance('useFirstStep')
  const [place] = useState((): LoginPlace => {
    const source = findLogin(portico, way)
    return { connectorId: source?.id ?? '', step: source?.login.begin(way) ?? { type: 'address', way } }
  })
  return { place, noteFocus: () => trackEvent(portico, { event: 'EMAIL_LOGIN_SELECTED' }) }
}

/**
 * Submits the input of a step. The login continues if the view is left meanwhile.
 * @param renew returns a signal that aborts the login when the view is left
 */
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

/** Seconds until another one-time code may be sent. */
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
