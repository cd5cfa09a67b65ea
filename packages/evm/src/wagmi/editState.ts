import type { Config, State } from '@wagmi/core'

/*
 * Two operations without a wagmi action or connector event: wagmi's actions end a connection only by asking the wallet,
 * switch to the first remaining one, and wait for a silent wallet forever. All other changes go through actions.
 */

/** Sets wagmi's current connection without asking a wallet. */
export function settleOn(config: Config, current: string | null): void {
  config.setState(state => ({ ...state, current, status: current ? 'connected' : 'disconnected' }))
}

/** Removes the other connections without asking their wallets. The current connection stays. */
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
