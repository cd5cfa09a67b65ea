import type { Environment } from '@portico/core'
import { createMessageId, socialEnds } from '@portico/protocol/frame'

/** Requests that move value are decided in it. The page can only open, focus and close it. */
export interface VaultWindow {
  readonly ticket: string
  focus(): void
  close(): void
}

const size = { width: 400, height: 680 } as const
const providerSize = { width: 600, height: 800 } as const

/** Undefined without user activation or if the browser blocks it: the frame then offers a button. */
export function openVaultWindow({ page }: Pick<Environment, 'page'>, vault: string): VaultWindow | undefined {
  // `page` is the window in a browser and undefined on a server.
  const window = page as Partial<Window> | undefined
  if (!window?.open || !window.navigator?.userActivation?.isActive) return undefined
  const ticket = createMessageId()
  const opened = openAt(window, vault, ticket, size)
  if (!opened) return undefined
  return { ticket, focus: () => opened.focus(), close: () => opened.close() }
}

/** Opens a window for a provider. It starts on a vault page, whose content no other page can control. */
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
