import { createMessageId } from '@portico/protocol/frame'

const size = { width: 400, height: 680 } as const

export interface OpenedWindow {
  readonly ticket: string
  /** Null if the browser blocked it or severed the connection. */
  readonly window: Window | null
}

/** Opens a vault window from the frame. Must be called within a click. */
export function openConfirmWindow(): OpenedWindow {
  const ticket = createMessageId()
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const url = new URL(`/confirm#${ticket}`, location.origin)
  return { ticket, window: window.open(url, '_blank', features) }
}
