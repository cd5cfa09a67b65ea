import type { PorticoState } from './state.js'

/** Whether wallets can be reached that are not on the page: the kit can make a code, or the owner brought one. */
export function selectCanPair({ connectors, modal }: Pick<PorticoState, 'connectors' | 'modal'>): boolean {
  return modal.uri !== undefined || connectors.some(({ byCode }) => byCode)
}
