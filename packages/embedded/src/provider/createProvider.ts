import type { Logger } from '@portico/core'
import { createEmitter, type Emitter } from '@portico/core/adapter'
import type { EmbeddedProvider, ProviderCall } from './EmbeddedProvider.js'

export interface OwnProvider extends EmbeddedProvider {
  readonly emit: Emitter['emit']
}

/** The outside of a provider: whoever it is for answers the calls. */
export function createProvider(
  logger: Logger,
  answer: (call: ProviderCall) => Promise<unknown>,
): OwnProvider {
  const emitter = createEmitter(error => logger.error('A listener failed.', error))
  return {
    request: answer,
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
