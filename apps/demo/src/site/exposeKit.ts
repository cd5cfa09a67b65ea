import type { Portico } from 'portico'
import * as actions from 'portico'

declare global {
  interface Window {
    /** The kit of the page, for the console and for tests. */
    portico?: Portico
    /** Everything `portico` exports, e.g. `porticoActions.openModal(portico)`. */
    porticoActions?: typeof actions
  }
}

export function exposeKit(portico: Portico): void {
  window.portico = portico
  window.porticoActions = actions
}
