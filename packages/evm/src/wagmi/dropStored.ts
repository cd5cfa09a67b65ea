import type { Config, State } from '@wagmi/core'
import { keepConnections, pickConnections } from './editState.js'

/** wagmi would fall back to a stored connection of an earlier page when a live one ends. */
export function dropStored(config: Config): void {
  if (config.state.status !== 'reconnecting') keepConnections(config, isLive(config))
}

export function getLive(config: Config): Pick<State, 'connections' | 'current'> {
  return pickConnections(config.state, isLive(config))
}

function isLive({ connectors }: Config): (uid: string) => boolean {
  const live = new Set(connectors.map(({ uid }) => uid))
  return uid => live.has(uid)
}
