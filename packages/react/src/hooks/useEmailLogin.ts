'use client'
import {
  connectEmail,
  findEmailSource,
  type LoginStep,
  trackEvent,
  verifyEmailCode,
  verifyEmailDevice,
} from '@portico/core'
import { iframeRequestTimeout, isPorticoError } from '@portico/protocol'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'
import { useSignal } from './useSignal.js'

/** Has a code sent to an address. The first step is not given up with its view: the next one follows it. */
export function useSendCode() {
  const portico = usePorticoInstance('useSendCode')
  const { state, mutate } = useMutation((email: string) => connectEmail(portico, { email }))
  return {
    ...state,
    sendCode: mutate,
    noteFocus: () => trackEvent(portico, { event: 'EMAIL_LOGIN_SELECTED' }),
  }
}

export function useVerifyCode(email: string) {
  const portico = usePorticoInstance('useVerifyCode')
  const { state, mutate } = useMutation((code: string) => verifyEmailCode(portico, { code, email }))
  return { ...state, verifyCode: mutate }
}

/** Has the wallet's own page ask for the code, for as long as it is shown. */
export function useCodeInWallet(email: string) {
  const portico = usePorticoInstance('useCodeInWallet')
  const asking = useWhileShown(signal => verifyEmailCode(portico, { email, signal }))
  const { error, askAgain } = asking
  const again = useRef(askAgain)
  // Mails may take longer than a request.
  useEffect(() => {
    if (isPorticoError(error, iframeRequestTimeout)) again.current()
  }, [error])
  return asking
}

/** Waits for the approval for as long as it is shown. */
export function useDeviceApproval(email: string) {
  const portico = usePorticoInstance('useDeviceApproval')
  const asking = useWhileShown(signal => verifyEmailDevice(portico, { email, signal }))
  return { ...asking, connectorId: findEmailSource(portico)?.id ?? '' }
}

/** Asks by being shown, and gives up when the view is left. */
function useWhileShown(act: (signal: AbortSignal) => Promise<LoginStep>) {
  const renew = useSignal()
  const { state, mutate } = useMutation<AbortSignal, LoginStep>(act)
  const ask = () => mutate(renew())
  const first = useRef(ask)
  useEffect(() => first.current(), [])
  return { ...state, askAgain: ask }
}

/** Whole seconds until another code may be sent. */
export function useCodeWait(): number {
  const portico = usePorticoInstance('useCodeWait')
  const { environment } = portico
  const read = () => Math.ceil((findEmailSource(portico)?.email.getWait() ?? 0) / 1000)
  const [seconds, setSeconds] = useState(read)
  useEffect(() => {
    let timer: unknown
    const tick = () => {
      const left = Math.ceil((findEmailSource(portico)?.email.getWait() ?? 0) / 1000)
      setSeconds(left)
      timer = environment.setTimeout(tick, left > 0 ? 250 : 1000)
    }
    tick()
    return () => environment.clearTimeout(timer)
  }, [portico, environment])
  return seconds
}
