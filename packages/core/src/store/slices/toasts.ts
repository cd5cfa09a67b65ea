import type { PorticoError } from '@portico/protocol'
import { type ToastType, toastsVisible } from '../toastTimes.js'

export interface Toast {
  readonly id: string
  readonly type: ToastType
  readonly message: string
  readonly error?: PorticoError | undefined
  readonly notice?: ToastNotice | undefined
}

/** English messages by code. The dialog translates them. */
export const noticeTexts = {
  transferConfirmed: '{amount} {symbol} sent',
  transferFailed: 'Couldn’t send {amount} {symbol}',
  transferReplaced: '{amount} {symbol} wasn’t sent: another transaction replaced it',
  purchaseArrived: '{amount} {symbol} arrived',
  swapConfirmed: '{amount} {symbol} swapped',
  swapFailed: 'Couldn’t swap {amount} {symbol}',
  approvalConfirmed: '{symbol} approved',
  approvalFailed: '{symbol} approval failed',
} as const

export type NoticeCode = keyof typeof noticeTexts

export interface ToastNotice {
  readonly code: NoticeCode
  readonly context: Readonly<Record<string, string>>
}

export interface ToastsState {
  readonly visible: readonly Toast[]
  readonly queued: readonly Toast[]
}

export const initialToasts: ToastsState = { visible: [], queued: [] }

/** Replaces the toast with the same id in place; otherwise takes a free slot or queues. */
export function putToast(state: ToastsState, toast: Toast): ToastsState {
  const swap = (list: readonly Toast[]) => list.map(other => (other.id === toast.id ? toast : other))
  if (hasToast(state.visible, toast.id)) return { ...state, visible: swap(state.visible) }
  if (hasToast(state.queued, toast.id)) return { ...state, queued: swap(state.queued) }
  return state.queued.length === 0 && state.visible.length < toastsVisible
    ? { ...state, visible: [...state.visible, toast] }
    : { ...state, queued: [...state.queued, toast] }
}

export function removeToast(state: ToastsState, id: string): ToastsState {
  if (!hasToast(state.visible, id) && !hasToast(state.queued, id)) return state
  const without = (list: readonly Toast[]) => list.filter(toast => toast.id !== id)
  return { visible: without(state.visible), queued: without(state.queued) }
}

export function promoteToast(state: ToastsState): ToastsState {
  const [first, ...rest] = state.queued
  if (!first || state.visible.length >= toastsVisible) return state
  return { visible: [...state.visible, first], queued: rest }
}

export function hasToast(list: readonly Toast[], id: string): boolean {
  return list.some(toast => toast.id === id)
}
