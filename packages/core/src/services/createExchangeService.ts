import { httpStatus, isPorticoError } from '@portico/protocol'
import {
  dataPaths,
  ExchangeBuyStatusSchema,
  ExchangePayUrlSchema,
  ExchangesSchema,
} from '@portico/protocol/data'
import type { GenericSchema } from 'valibot'
import { configAnswerLimit as limit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

export interface ExchangeOrder {
  /** CAIP-19 id. */
  readonly asset: string
  /** Decimal text in whole units. */
  readonly amount: string
}

export interface ExchangesRequest extends ExchangeOrder {
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
}

export interface SessionRequest extends ExchangeOrder {
  readonly exchangeId: string
  /** CAIP-10 id. */
  readonly recipient: string
  readonly orderId: string
}

export function createExchangeService({ ask }: HttpClient) {
  const call = async <Result>(
    method: string,
    params: object,
    schema: GenericSchema<unknown, { readonly result: Result }>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    return (await ask(dataPaths.exchanges, body, { schema, limit, signal })).result
  }
  return {
    async fetchExchanges(request: ExchangesRequest, signal?: AbortSignal) {
      try {
        const params = { page: 1, ...request }
        return (await call('reown_getExchanges', params, ExchangesSchema, signal)).exchanges
      } catch (error) {
        // The service has no such endpoint.
        if (isPorticoError(error, httpStatus) && error.context.status === 404) return []
        throw error
      }
    },
    openSession: (request: SessionRequest) => call('reown_getExchangePayUrl', request, ExchangePayUrlSchema),
    fetchStatus: (request: { readonly exchangeId: string; readonly sessionId: string }) =>
      call('reown_getExchangeBuyStatus', request, ExchangeBuyStatusSchema),
  }
}
