import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { Answer, InboundRequest } from '../messages/createMessenger.js'

export type Handler = (
  runtime: ClientRuntime,
  request: InboundRequest,
) => Answer | undefined | Promise<Answer | undefined>
