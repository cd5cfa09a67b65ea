import type { Environment } from '@portico/core'
import { createMessageId } from '@portico/protocol/frame'

/** The vault's own window, in which what moves value is decided. The page may open, show and close it, no more. */
export interface VaultWindow {
  /** By which the vault's frame knows it. */
  readonly ticket: string
  focus(): void
  close(): void
}

const size = { width: 400, height: 680 } as const

/**
 * Opens the vault's window within a click of the visitor: the page may, the frame of another site may not. Undefined where
 * nobody has clicked, or the browser opens none: then the frame offers it with a button of its own.
 */
export function openVaultWindow({ page }: Pick<Environment, 'page'>, vault: string): VaultWindow | undefined {
  // The page is the window in a browser, and nothing on a server.
  const window = page as Partial<Window> | undefined
  if (!window?.open || !window.navigator?.userActivation?.isActive) return undefined
  const { screenX = 0, screenY = 0, outerWidth = 0, outerHeight = 0 } = window
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const ticket = createMessageId()
  const opened = window.open(`${vault.replace(/\/+$/, '')}/confirm#${ticket}`, '_blank', features)
  if (!opened) return undefined
  return { ticket, focus: () => opened.focus(), close: () => opened.close() }
}
