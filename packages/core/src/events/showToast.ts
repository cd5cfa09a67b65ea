import type { PorticoError } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import type { Timer } from '../services/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'
import {
  promoteToast,
  putToast,
  removeToast,
  type ToastNotice,
  type ToastsState,
} from '../store/slices/toasts.js'
import { type ToastType, toastDuration, toastReshowDelay } from '../store/toastTimes.js'
import { update } from '../store/update.js'

export interface ShowToastParameters {
  readonly type: ToastType
  readonly message: string
  readonly error?: PorticoError | undefined
  /** For a message that is not an error; the dialog translates both. */
  readonly notice?: ToastNotice | undefined
  /** The id of a visible toast replaces it, e.g. from loading to success. */
  readonly id?: string | undefined
}

const timers: MemoryKey<Map<string, Timer>> = { create: () => new Map() }

/** Shows a toast for 4 s, or until it is replaced if its type is loading (V-15). */
export function showToast(
  portico: Portico,
  { type, message, error, notice, id }: ShowToastParameters,
): string {
  const toast = { id: id ?? portico.environment.randomUUID(), type, message, error, notice }
  stopTimer(portico, toast.id)
  change(portico, toasts => putToast(toasts, toast))
  return toast.id
}

export function dismissToast(portico: Portico, id: string): void {
  const before = portico.store.get().toasts
  stopTimer(portico, id)
  change(portico, toasts => removeToast(toasts, id))
  const { visible, queued } = portico.store.get().toasts
  if (visible.length < before.visible.length && queued.length > 0)
    portico.environment.setTimeout(() => change(portico, promoteToast), toastReshowDelay)
}

function change(portico: Portico, transition: (toasts: ToastsState) => ToastsState): void {
  update(portico, 'toasts', transition)
  const running = recall(portico, timers)
  for (const { id, type } of portico.store.get().toasts.visible) {
    if (type === 'loading' || running.has(id)) continue
    running.set(
      id,
      portico.environment.setTimeout(() => dismissToast(portico, id), toastDuration),
    )
  }
}

function stopTimer(portico: Portico, id: string): void {
  const running = recall(portico, timers)
  portico.environment.clearTimeout(running.get(id))
  running.delete(id)
}
