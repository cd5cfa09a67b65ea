import type { Emitter, Logger, ProviderCall, ProviderListener } from '@portico/core/adapter'
import { createEmitter, parseProviderCall } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'

/** The EIP-1193 provider of one chain family. */
export interface EmbeddedProvider {
  request(call: ProviderCall): Promise<unknown>
  on(event: string, listener: ProviderListener): EmbeddedProvider
  removeListener(event: string, listener: ProviderListener): EmbeddedProvider
}

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

/** Converts parameters to plain JSON; bigints become hex quantities. */
export function toPlainParams(params: unknown): unknown {
  if (params === undefined) return undefined
  try {
    return JSON.parse(
      JSON.stringify(params, (_, value: unknown) =>
        typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
      ),
    )
  } catch (cause) {
    throw new PorticoError(invalidParams, { detail: 'The parameters cannot be serialized as JSON.', cause })
  }
}
