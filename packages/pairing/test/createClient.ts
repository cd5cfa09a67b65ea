/** The client without the source around it, for tests of other packages that speak to it alone. */
export type { SourceEvent } from '@portico/core/adapter'
export type { PairingAuthentication } from '../src/client/PairingClient.js'
export { createDeferredClient as createClient } from '../src/createDeferredClient.js'
