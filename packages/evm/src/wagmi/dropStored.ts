import type { Config, State } from '@wagmi/core'
import { keepConnections, pickConnections } from './editState.js'

/**
 * Removes stored connections that were not restored: they belong to connectors of an earlier page, and wagmi would fall
 * back to one of them when a live connection ends.
 */
export function dropStored(config: Config): void {
  if (config.state.status !== 'reconnecting') keepConnections(config, isLive(config))
}

/** The connections of this page's connectors. */
export function getLive(config: Config): Pick<State, 'connections' | 'current'> {
  return pickConnections(config.state, isLive(config))
}

function isLive({ connectors }: Config): (uid: string) => boolean {
  const live = new Set(connectors.map(({ uid }) => uid))
  return uid => live.has(uid)
}
