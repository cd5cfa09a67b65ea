import { httpStatus, isPorticoError } from '@portico/protocol'
import {
  BalancesSchema,
  dataPaths,
  formatDataPath,
  HistorySchema,
  IdentitySchema,
  type NameRegistration,
  NameSuggestionsSchema,
  NftsSchema,
  OnRampOptionsSchema,
  type OnRampQuoteRequest,
  OnRampQuoteSchema,
  type OnRampUrlRequest,
  OnRampUrlSchema,
  ProfileSchema,
  ReverseSchema,
  SmartSessionsSchema,
  SupportedChainsSchema,
} from '@portico/protocol/data'
import type { GenericSchema } from 'valibot'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import { dataAnswerLimit, configAnswerLimit as limit } from '../utils/limits.js'
import type { HttpClient, HttpQuery } from './createHttpClient.js'

export interface PageRequest {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
}

export interface BalancesRequest extends Omit<PageRequest, 'cursor'> {
  /** Tokens that are read from the chain, bypassing the service's cache. */
  readonly forceUpdate?: readonly string[] | undefined
}

export interface NamesRequest {
  readonly address: string
  /** The connected account, if any. */
  readonly sender?: string | undefined
}

/** Version of the name endpoints; without it the service uses other response formats. */
const apiVersion = '2'
/** Bytes; enough for the reason of a refused name. */
const refusalLimit = 10_000

export type DataService = ReturnType<typeof createDataService>

/** The data service (W-11 to W-13, W-21 to W-26). */
export function createDataService({ get, post, ask }: HttpClient) {
  const definePages =
    <Page>(path: typeof dataPaths.history | typeof dataPaths.nfts, schema: GenericSchema<unknown, Page>) =>
    ({ address, cursor, chainId }: PageRequest, signal?: AbortSignal): Promise<Page> => {
      const query = { cursor, chainId }
      return get(formatDataPath(path, address), { schema, limit: dataAnswerLimit, query, signal })
    }
  const lookUp = <Answer>(
    path: string,
    schema: GenericSchema<unknown, Answer>,
    query: HttpQuery,
    signal?: AbortSignal,
  ): Promise<Answer> => get(path, { schema, limit, refusalLimit, query, signal })

  return {
    fetchSupportedChains: () => get(dataPaths.supportedChains, { schema: SupportedChainsSchema, limit }),
    async fetchBalances({ address, chainId, forceUpdate }: BalancesRequest, signal?: AbortSignal) {
      const query = { currency: 'usd', chainId, forceUpdate: forceUpdate?.join(',') }
      const path = formatDataPath(dataPaths.balance, address)
      return (await get(path, { schema: BalancesSchema, limit: dataAnswerLimit, query, signal })).balances
    },
    fetchHistory: definePages(dataPaths.history, HistorySchema),
    fetchNfts: definePages(dataPaths.nfts, NftsSchema),
    fetchIdentity: ({ address, sender }: NamesRequest, signal?: AbortSignal) =>
      lookUp(formatDataPath(dataPaths.identity, address), IdentitySchema, { sender }, signal),
    fetchNames: ({ address, sender }: NamesRequest, signal?: AbortSignal) =>
      lookUp(formatDataPath(dataPaths.reverse, address), ReverseSchema, { sender, apiVersion }, signal),
    fetchProfile: (name: string, signal?: AbortSignal) =>
      lookUp(formatDataPath(dataPaths.profile, name), ProfileSchema, { apiVersion }, signal),
    fetchNameSuggestions: ({ name, zone }: { name: string; zone: string }, signal?: AbortSignal) =>
      lookUp(formatDataPath(dataPaths.nameSuggestions, name), NameSuggestionsSchema, { zone }, signal),
    registerName: (registration: NameRegistration) =>
      post(dataPaths.registerName, registration, { refusalLimit }),
    fetchOnRampOptions: (query: { readonly seller?: string | undefined }, signal?: AbortSignal) =>
      get(dataPaths.onRampOptions, { schema: OnRampOptionsSchema, limit: dataAnswerLimit, query, signal }),
    fetchOnRampQuote: (request: OnRampQuoteRequest, signal?: AbortSignal) =>
      ask(dataPaths.onRampQuote, request, { schema: OnRampQuoteSchema, limit, signal }),
    createOnRampUrl: async (request: OnRampUrlRequest) =>
      (await ask(dataPaths.onRampUrl, request, { schema: OnRampUrlSchema, limit })).url,
    async fetchSmartSessions(caipAddress: string, signal?: AbortSignal) {
      const path = formatDataPath(dataPaths.smartSessions, caipAddress)
      try {
        return (await get(path, { schema: SmartSessionsSchema, limit: dataAnswerLimit, signal })).pcis
      } catch (error) {
        // The service has no such endpoint.
        if (isPorticoError(error, httpStatus) && error.context.status === 404) return []
        throw error
      }
    },
    revokeSmartSession: (caipAddress: string, proof: { readonly pci: string; readonly signature: string }) =>
      post(formatDataPath(dataPaths.revokeSmartSession, caipAddress), proof),
  }
}
