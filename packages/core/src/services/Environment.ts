/** The environment, injected so that every rule about time, storage and pages can be tested. */
export interface Environment {
  now(): number
  setTimeout(callback: () => void, milliseconds: number): Timer
  clearTimeout(timer: Timer): void
  randomUUID(): string
  readonly fetch: typeof globalThis.fetch
  /** Undefined if it is missing or denied. */
  readonly storage: StorageArea | undefined
  /** The page's global object, where wallets announce and inject themselves. Undefined on a server. */
  readonly page: Page | undefined
  readonly location: { readonly href: string; readonly origin: string; readonly hostname: string } | undefined
  readonly userAgent: string
  readonly logger: Logger
  /** Opens an empty window that can be navigated and watched; undefined if it is blocked. */
  openPopup(size: { readonly width: number; readonly height: number }): Popup | undefined
  openWindow(url: string, target: string, features?: string): void
  /** Replaces the URL without a history entry. */
  replaceAddress(href: string): void
  preloadImage(url: string): Promise<void>
}

export interface Popup {
  navigate(url: string): void
  /** Some pages sever the connection to their opener (COOP); browsers report those as closed, too. */
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
  /** Logged at every level, for what a site owner should see once. */
  notice(message: string): void
}
