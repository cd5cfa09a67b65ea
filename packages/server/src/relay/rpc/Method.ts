import type { Connection } from '../connection/Connection.js'
import type { RelayContext } from '../RelayContext.js'

/** Answers one JSON-RPC method; what it gives back is the result, what it throws the error. */
export type Method = (params: unknown, caller: Connection, relay: RelayContext) => unknown
