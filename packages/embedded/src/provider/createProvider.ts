import type { Logger } from '@portico/core/adapter'
import { createEmitter, type Emitter, type ProviderCall, parseProviderCall } from '@portico/core/adapter'
import type { EmbeddedProvider } from './EmbeddedProvider.js'

export interface OwnProvider extends EmbeddedProvider {
  readonly emit: Emitter['emit']
}

export function createProvider(
  logger: Logger,
  answer: (call: ProviderCall) => Promise<unknown>,
): OwnProvider {
  const emitter = createEmitter(error => logger.error('A listener failed.', error))
  return {
    request: async call => answer(parseProviderCall(call)),
    on(event, listener) {
      emitter.on(event, listener)
      return this
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return this
    },
    emit: emitter.emit,
  }
}
