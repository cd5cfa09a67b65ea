import type * as actions from 'portico'

declare global {
  interface Window {
    /** Every demo page puts its kit there. */
    portico?: actions.Portico
    /** What `portico` exports, on pages that are not measured. */
    porticoActions?: typeof actions
    __porticoGallery?: readonly string[]
  }
}
