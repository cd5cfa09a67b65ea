import type { Connection } from '../connection/Connection.js'
import type { RelayContext } from '../RelayContext.js'

/** Handles one JSON-RPC method: it returns the result or throws the error. */
export type Method = (params: unknown, caller: Connection, relay: RelayContext) => unknown
