import type { Config, State } from '@wagmi/core'

/** wagmi's actions ask the wallet, and wait for a silent one forever. */

/** Sets wagmi's current connection without asking a wallet. */
export function settleOn(config: Config, current: string | null): void {
  config.setState(state => ({ ...state, current, status: current ? 'connected' : 'disconnected' }))
}

export function keepConnections(config: Config, isKept: (uid: string) => boolean): void {
  config.setState(state => ({ ...state, ...pickConnections(state, isKept) }))
}

export function pickConnections(
  { connections, current }: State,
  isPicked: (uid: string) => boolean,
): Pick<State, 'connections' | 'current'> {
  return {
    connections: new Map([...connections].filter(([uid]) => isPicked(uid))),
    current: current && isPicked(current) ? current : null,
  }
}
