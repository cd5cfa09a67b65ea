import type { Config, State } from '@wagmi/core'
import { keepConnections, pickConnections } from './editState.js'

/**
 * Forgets connections that wagmi read from storage and that nobody has restored: they belong to connectors of an
 * earlier page, and wagmi would fall back to one of them when a live connection ends.
 */
export function dropStored(config: Config): void {
  if (config.state.status !== 'reconnecting') keepConnections(config, isLive(config))
}

/** What belongs to connectors of this page. */
export function getLive(config: Config): Pick<State, 'connections' | 'current'> {
  return pickConnections(config.state, isLive(config))
}

function isLive({ connectors }: Config): (uid: string) => boolean {
  const live = new Set(connectors.map(({ uid }) => uid))
  return uid => live.has(uid)
}
