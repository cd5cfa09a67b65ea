import { createWatchSource } from './createWatchSource.js'
import type { SourceFactory } from './Source.js'
import type { WatchOnlyOptions } from './WatchOnlyOptions.js'

/**
 * Shows accounts of anybody as connected, to be looked at: balances, tokens and history are there, whatever has to be
 * signed is refused with `watch_only`, and the dialog says so.
 */
export function watchOnly(options: WatchOnlyOptions): SourceFactory {
  return { create: context => createWatchSource(context, options) }
}
