import type { Environment } from '@portico/core'
import { createMessageId, socialEnds } from '@portico/protocol/frame'

/** The vault's own window, in which what moves value is decided. The page may open, show and close it, no more. */
export interface VaultWindow {
  /** By which the vault's frame knows it. */
  readonly ticket: string
  focus(): void
  close(): void
}

const size = { width: 400, height: 680 } as const
/** As providers draw for. */
const providerSize = { width: 600, height: 800 } as const

/**
 * Opens the vault's window within a click of the visitor: the page may, the frame of another site may not. Undefined where
 * nobody has clicked, or the browser opens none: then the frame offers it with a button of its own.
 */
export function openVaultWindow({ page }: Pick<Environment, 'page'>, vault: string): VaultWindow | undefined {
  // The page is the window in a browser, and nothing on a server.
  const window = page as Partial<Window> | undefined
  if (!window?.open || !window.navigator?.userActivation?.isActive) return undefined
  const ticket = createMessageId()
  const opened = openAt(window, vault, ticket, size)
  if (!opened) return undefined
  return { ticket, focus: () => opened.focus(), close: () => opened.close() }
}

/** One that goes on to a provider. It begins on a page of the vault, which no other page can put words on. */
export function openProviderWindow({ page }: Pick<Environment, 'page'>, vault: string): Window | undefined {
  const window = page as Partial<Window> | undefined
  if (!window?.open) return undefined
  return openAt(window, vault, socialEnds.opening, providerSize) ?? undefined
}

function openAt(
  window: Partial<Window>,
  vault: string,
  fragment: string,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const { screenX = 0, screenY = 0, outerWidth = 0, outerHeight = 0 } = window
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  return window.open?.(`${vault.replace(/\/+$/, '')}/confirm#${fragment}`, '_blank', features)
}
