/** The code that a remote wallet can scan or open, as far as it is there. */
export type PairingState =
  | { readonly status: 'idle' }
  | { readonly status: 'creating' }
  | { readonly status: 'ready'; readonly uri: string; readonly expiresAt: number }
  | { readonly status: 'error'; readonly error: unknown }

export const initialPairing: PairingState = { status: 'idle' }

/** The code for remote wallets while there is one to show, of `state.pairing`. */
export function selectPairingUri(state: PairingState): string | undefined {
  return state.status === 'ready' ? state.uri : undefined
}
