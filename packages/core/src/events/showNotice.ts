import type { Portico } from '../runtime/Portico.js'
import { noticeTexts, type ToastNotice } from '../store/slices/toasts.js'
import type { ToastType } from '../store/toastTimes.js'
import { showToast } from './showToast.js'

/** Shows a toast in English, which the dialog translates by its code. */
export function showNotice(
  portico: Portico,
  { id, type, ...notice }: ToastNotice & { readonly id: string; readonly type: ToastType },
): void {
  const { code, context } = notice
  const message = noticeTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => context[name] ?? '')
  showToast(portico, { id, type, message, notice })
}
