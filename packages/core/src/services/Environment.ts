/** The world around the kit, injected so that every rule about time, storage and pages can be tested. */
export interface Environment {
  now(): number
  setTimeout(callback: () => void, milliseconds: number): Timer
  clearTimeout(timer: Timer): void
  randomUUID(): string
  readonly fetch: typeof globalThis.fetch
  /** Undefined where there is none or the browser denies it. */
  readonly storage: StorageArea | undefined
  /** The page's global object: where wallets announce and inject themselves. Undefined on a server. */
  readonly page: Page | undefined
  readonly location: { readonly href: string; readonly origin: string; readonly hostname: string } | undefined
  readonly userAgent: string
  readonly logger: Logger
  /** Opens an empty window that can be led somewhere and looked after; undefined where the browser lets none open. */
  openPopup(size: { readonly width: number; readonly height: number }): Popup | undefined
  openWindow(url: string, target: string, features?: string): void
  /** Changes what the address bar says, without a new entry in the history. */
  replaceAddress(href: string): void
  /** Asks the browser to have an image ready; rejects where there is none. */
  preloadImage(url: string): Promise<void>
}

/** A window that the kit has opened. Whoever is shown in it has no way back to the page. */
export interface Popup {
  navigate(url: string): void
  /** Some pages cannot be looked after from outside: browsers call those closed, too. */
  isClosed(): boolean
  close(): void
}

export type Timer = unknown

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Page = EventTarget & Readonly<Record<string, unknown>>

export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

export interface Logger {
  error(message: string, detail?: unknown): void
  warn(message: string, detail?: unknown): void
  info(message: string, detail?: unknown): void
  debug(message: string, detail?: unknown): void
  /** Said whatever the level: what an owner should know once. */
  notice(message: string): void
}
