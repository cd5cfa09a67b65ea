/** The client without the source around it, for tests of other packages that speak to it alone. */
export type { PairingAuthentication, PairingEvent } from '../src/client/PairingClient.js'
export { createDeferredClient as createClient } from '../src/createDeferredClient.js'
