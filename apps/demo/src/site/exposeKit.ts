import type { Portico } from 'portico'
import * as actions from 'portico'

declare global {
  interface Window {
    /** The page's instance, for the console and for tests. */
    portico?: Portico
    /** All exports of `portico`, e.g. `porticoActions.openModal(portico)`. */
    porticoActions?: typeof actions
  }
}

export function exposeKit(portico: Portico): void {
  window.portico = portico
  window.porticoActions = actions
}
