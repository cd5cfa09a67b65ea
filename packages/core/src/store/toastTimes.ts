/** Duration and number of visible toasts (V-15). */
export const toastDuration = 4000
export const toastsVisible = 3
/** Pause before a queued toast takes a free slot. */
export const toastReshowDelay = 150

export const toastTypes = ['success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof toastTypes)[number]
