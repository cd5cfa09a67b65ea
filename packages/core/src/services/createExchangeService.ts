import { httpStatus, isPorticoError } from '@portico/protocol'
import {
  dataPaths,
  type Exchange,
  ExchangeBuyStatusSchema,
  ExchangePayUrlSchema,
  type ExchangeSession,
  type ExchangeStatus,
  ExchangesSchema,
} from '@portico/protocol/data'
import { configAnswerLimit as limit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

/** Uses CAIP ids. */
export interface ExchangeOrder {
  /** CAIP-19 id. */
  readonly asset: string
  /** Decimal text in whole units. */
  readonly amount: string
}

/** Payment services known to the data service. */
export interface ExchangeService {
  fetchExchanges(
    request: ExchangeOrder & {
      readonly includeOnly?: readonly string[] | undefined
      readonly exclude?: readonly string[] | undefined
    },
    signal?: AbortSignal,
  ): Promise<readonly Exchange[]>
  /** The recipient is a CAIP-10 id. */
  openSession(
    request: ExchangeOrder & {
      readonly exchangeId: string
      readonly recipient: string
      readonly orderId: string
    },
  ): Promise<ExchangeSession>
  fetchStatus(request: { readonly exchangeId: string; readonly sessionId: string }): Promise<ExchangeStatus>
}

export function createExchangeService({ ask }: HttpClient): ExchangeService {
  const call = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
  return {
    async fetchExchanges(request, signal) {
      const body = call('reown_getExchanges', { page: 1, ...request })
      try {
        const answer = await ask(dataPaths.exchanges, body, { schema: ExchangesSchema, limit, signal })
        return answer.result.exchanges
      } catch (error) {
        // The service has no such endpoint.
        if (isPorticoError(error, httpStatus) && error.context.status === 404) return []
        throw error
      }
    },
    async openSession(request) {
      const body = call('reown_getExchangePayUrl', request)
      return (await ask(dataPaths.exchanges, body, { schema: ExchangePayUrlSchema, limit })).result
    },
    async fetchStatus(request) {
      const body = call('reown_getExchangeBuyStatus', request)
      return (await ask(dataPaths.exchanges, body, { schema: ExchangeBuyStatusSchema, limit })).result
    },
  }
}
