import type { Environment } from '@portico/core'

/** As much of a `BroadcastChannel` as is used. */
export interface Channel {
  onmessage: ((event: never) => void) | null
  postMessage(message: unknown): void
  close(): void
}

/** As much of Web Locks as is used: the callback's promise holds the lock. */
export interface Locks {
  request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    callback: () => Promise<void>,
  ): Promise<unknown>
}

export interface TabTools {
  readonly locks: Locks
  readonly BroadcastChannel: new (name: string) => Channel
}

/** What tabs need to share a socket. Without both, each has its own: old browsers, and pages without https. */
export function findTabTools({ page }: Pick<Environment, 'page'>): TabTools | undefined {
  const BroadcastChannel = page?.BroadcastChannel
  const navigator = page?.navigator as { readonly locks?: unknown } | undefined // what every page has under this name
  const locks = navigator?.locks
  if (typeof BroadcastChannel !== 'function' || typeof locks !== 'object' || locks === null) return undefined
  if (!('request' in locks)) return undefined
  // The browser's own, of which the interfaces above are parts.
  return { locks: locks as Locks, BroadcastChannel: BroadcastChannel as TabTools['BroadcastChannel'] }
}
