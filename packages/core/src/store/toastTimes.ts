/** How long toasts stay, and how many are seen at once (V-15). */
export const toastDuration = 4000
export const toastsVisible = 3
/** Between a place becoming free and the next toast taking it. */
export const toastReshowDelay = 150

export const toastTypes = ['success', 'info', 'warning', 'error', 'loading'] as const
export type ToastType = (typeof toastTypes)[number]
