import { createWatchSource } from './createWatchSource.js'
import type { SourceFactory } from './Source.js'
import type { WatchOnlyOptions } from './WatchOnlyOptions.js'

/** Shows any accounts as connected, read-only: signing rejects with `watch_only`, and the dialog says so. */
export function watchOnly(options: WatchOnlyOptions): SourceFactory {
  return { create: context => createWatchSource(context, options) }
}
