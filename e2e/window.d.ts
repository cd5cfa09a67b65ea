import type * as actions from 'portico'

declare global {
  interface Window {
    /** Every demo page puts its kit there. */
    portico?: actions.Portico
    /** What `portico` exports, on pages that are not measured. */
    porticoActions?: typeof actions
    /** Of this document, where a test counts them. */
    openedSockets?: WebSocket[]
    /** Milliseconds between the end of each socket and the next one, where a test measures them. */
    relayBreaks?: number[]
    /** Sockets of this document that are open or being opened, where a test lets time pass. */
    relaySockets?: number
    /** Keys and messages that the page had, where a test listens. */
    heard?: string[]
    __porticoGallery?: readonly string[]
  }
}
