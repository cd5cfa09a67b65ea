import type { PorticoState } from './state.js'

/** Whether remote wallets can be reached: the kit can create a pairing URI, or the site has set one. */
export function selectCanPair({ connectors, modal }: Pick<PorticoState, 'connectors' | 'modal'>): boolean {
  return modal.uri !== undefined || connectors.some(({ byCode }) => byCode)
}
