import type { Answer, InboundRequest } from '../messages/createMessenger.js'
import type { ClientRuntime } from './ClientRuntime.js'

export type Handler = (
  runtime: ClientRuntime,
  request: InboundRequest,
) => Answer | undefined | Promise<Answer | undefined>
