import type { Environment } from '@portico/core'

export interface Channel {
  onmessage: ((event: never) => void) | null
  postMessage(message: unknown): void
  close(): void
}

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

export function findTabTools({ page }: Pick<Environment, 'page'>): TabTools | undefined {
  const BroadcastChannel = page?.BroadcastChannel
  const navigator = page?.navigator as { readonly locks?: unknown } | undefined // present on every page
  const locks = navigator?.locks
  if (typeof BroadcastChannel !== 'function' || typeof locks !== 'object' || locks === null) return undefined
  if (!('request' in locks)) return undefined
  // The browser's own classes implement the interfaces above.
  return { locks: locks as Locks, BroadcastChannel: BroadcastChannel as TabTools['BroadcastChannel'] }
}
