import { httpStatus, isPorticoError } from '@portico/protocol'
import {
  BalancesSchema,
  dataPaths,
  formatDataPath,
  type History,
  HistorySchema,
  type Identity,
  IdentitySchema,
  type NameRegistration,
  type NameSuggestions,
  NameSuggestionsSchema,
  type Nfts,
  NftsSchema,
  type OnRampOptions,
  OnRampOptionsSchema,
  type OnRampQuote,
  type OnRampQuoteRequest,
  OnRampQuoteSchema,
  type OnRampUrlRequest,
  OnRampUrlSchema,
  type Profile,
  ProfileSchema,
  type Reverse,
  ReverseSchema,
  type SmartSession,
  SmartSessionsSchema,
  type SupportedChains,
  SupportedChainsSchema,
  type TokenBalance,
} from '@portico/protocol/data'
import type { CaipNetworkId } from '../families/ChainNamespace.js'
import { dataAnswerLimit, configAnswerLimit as limit } from '../utils/limits.js'
import type { HttpClient } from './createHttpClient.js'

export interface BalancesRequest {
  readonly address: string
  readonly chainId: CaipNetworkId
  /** Tokens that are read from the chain, bypassing the service's cache. */
  readonly forceUpdate?: readonly string[] | undefined
}

/** A page of history or of NFTs. */
export interface PageRequest {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
}

export interface NamesRequest {
  readonly address: string
  /** The connected account, if any. */
  readonly sender?: string | undefined
}

export interface SuggestionsRequest {
  readonly name: string
  readonly zone: string
}

export interface SmartSessionEnd {
  readonly pci: string
  readonly signature: string
}

/** The data service (W-11 to W-13, W-21 to W-23, W-26). */
export interface DataService {
  fetchSupportedChains(): Promise<SupportedChains>
  fetchBalances(request: BalancesRequest, signal?: AbortSignal): Promise<readonly TokenBalance[]>
  fetchHistory(request: PageRequest, signal?: AbortSignal): Promise<History>
  fetchNfts(request: PageRequest, signal?: AbortSignal): Promise<Nfts>
  fetchIdentity(request: NamesRequest, signal?: AbortSignal): Promise<Identity>
  fetchNames(request: NamesRequest, signal?: AbortSignal): Promise<Reverse>
  fetchProfile(name: string, signal?: AbortSignal): Promise<Profile>
  fetchNameSuggestions(request: SuggestionsRequest, signal?: AbortSignal): Promise<NameSuggestions>
  registerName(registration: NameRegistration): Promise<void>
  /** By CAIP-10 id (W-26). */
  fetchSmartSessions(caipAddress: string, signal?: AbortSignal): Promise<readonly SmartSession[]>
  /** On-ramp options, quote and payment URL (W-24, W-25). */
  fetchOnRampOptions(signal?: AbortSignal): Promise<OnRampOptions>
  fetchOnRampQuote(request: OnRampQuoteRequest, signal?: AbortSignal): Promise<OnRampQuote>
  createOnRampUrl(request: OnRampUrlRequest): Promise<string>
  revokeSmartSession(caipAddress: string, proof: SmartSessionEnd): Promise<void>
}

/** Version of the name endpoints; without it the service uses other response formats. */
const apiVersion = '2'
/** Bytes; enough for the reason of a refused name. */
const refusalLimit = 10_000

export function createDataService({ get, post, ask }: HttpClient): DataService {
  return {
    fetchSupportedChains: () => get(dataPaths.supportedChains, { schema: SupportedChainsSchema, limit }),
    async fetchBalances({ address, chainId, forceUpdate }, signal) {
      const query = { currency: 'usd', chainId, forceUpdate: forceUpdate?.join(',') }
      const path = formatDataPath(dataPaths.balance, address)
      return (await get(path, { schema: BalancesSchema, limit: dataAnswerLimit, query, signal })).balances
    },
    fetchHistory: ({ address, chainId, cursor }, signal) =>
      get(formatDataPath(dataPaths.history, address), {
        schema: HistorySchema,
        limit: dataAnswerLimit,
        query: { cursor, chainId },
        signal,
      }),
    fetchNfts: ({ address, chainId, cursor }, signal) =>
      get(formatDataPath(dataPaths.nfts, address), {
        schema: NftsSchema,
        limit: dataAnswerLimit,
        query: { cursor, chainId },
        signal,
      }),
    fetchIdentity: ({ address, sender }, signal) =>
      get(formatDataPath(dataPaths.identity, address), {
        schema: IdentitySchema,
        limit,
        query: { sender },
        signal,
      }),
    fetchNames: ({ address, sender }, signal) =>
      get(formatDataPath(dataPaths.reverse, address), {
        schema: ReverseSchema,
        limit,
        refusalLimit,
        query: { sender, apiVersion },
        signal,
      }),
    fetchProfile: (name, signal) =>
      get(formatDataPath(dataPaths.profile, name), {
        schema: ProfileSchema,
        limit,
        refusalLimit,
        query: { apiVersion },
        signal,
      }),
    fetchNameSuggestions: ({ name, zone }, signal) =>
      get(formatDataPath(dataPaths.nameSuggestions, name), {
        schema: NameSuggestionsSchema,
        limit,
        refusalLimit,
        query: { zone },
        signal,
      }),
    registerName: registration => post(dataPaths.registerName, registration, { refusalLimit }),
    fetchOnRampOptions: signal =>
      get(dataPaths.onRampOptions, { schema: OnRampOptionsSchema, limit: dataAnswerLimit, signal }),
    fetchOnRampQuote: (request, signal) =>
      ask(dataPaths.onRampQuote, request, { schema: OnRampQuoteSchema, limit, signal }),
    createOnRampUrl: async request =>
      (await ask(dataPaths.onRampUrl, request, { schema: OnRampUrlSchema, limit })).url,
    async fetchSmartSessions(caipAddress, signal) {
      const path = formatDataPath(dataPaths.smartSessions, caipAddress)
      try {
        return (await get(path, { schema: SmartSessionsSchema, limit: dataAnswerLimit, signal })).pcis
      } catch (error) {
        // The service has no such endpoint.
        if (isPorticoError(error, httpStatus) && error.context.status === 404) return []
        throw error
      }
    },
    revokeSmartSession: (caipAddress, proof) =>
      post(formatDataPath(dataPaths.revokeSmartSession, caipAddress), proof),
  }
}
