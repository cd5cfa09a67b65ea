import type { Config, Connection, State } from '@wagmi/core'

/** wagmi's actions ask the wallet, and wait for a silent one forever. */

/** Sets wagmi's current connection without asking a wallet. */
export function settleOn(config: Config, current: string | null): void {
  config.setState(state => ({ ...state, current, status: current ? 'connected' : 'disconnected' }))
}

export function keepConnections(config: Config, isKept: (uid: string) => boolean): void {
  config.setState(state => ({ ...state, ...pickConnections(state, isKept) }))
}

function pickConnections(
  { connections, current }: State,
  isPicked: (uid: string) => boolean,
): Pick<State, 'connections' | 'current'> {
  return {
    connections: new Map([...connections].filter(([uid]) => isPicked(uid))),
    current: current && isPicked(current) ? current : null,
  }
}

export function getCurrent({ state }: Pick<Config, 'state'>): Connection | undefined {
  return state.status === 'connected' && state.current ? state.connections.get(state.current) : undefined
}

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
