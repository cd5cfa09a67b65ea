import { httpStatus, isPorticoError, PorticoError, resolveNameFailed } from '@portico/protocol'
import { getDataService } from '../../data/getDataService.js'
import { toNameError } from '../../data/toNameError.js'
import { defineQuery } from '../../query/Query.js'
import type { NameSuggestion, SuggestedFor } from './readSuggestions.js'

export const nameZoneQuery = defineQuery<string | undefined, Readonly<Record<never, never>>>({
  name: 'nameZone',
  async queryFn(portico) {
    const { readNameZone } = await import('../../data/readServedNetworks.js')
    return readNameZone(portico)
  },
})

interface AvailableName {
  readonly name: string
}

/** Whether a name is available: one that resolves is registered. Cached briefly, because others register too. */
export const nameAvailabilityQuery = defineQuery<boolean, AvailableName>({
  name: 'nameAvailability',
  queryKey: ({ name }) => name,
  staleTime: 10_000,
  async queryFn(portico, { name }, signal) {
    try {
      await getDataService(portico)?.fetchProfile(name, signal)
      return false
    } catch (cause) {
      if (isPorticoError(cause, httpStatus) && cause.context.status === 404) return true
      if (signal.aborted) throw cause
      throw await toNameError(cause, new PorticoError(resolveNameFailed, { cause }))
    }
  },
})

/** Suggestions for a typed name, itself first if valid (W-22). Empty if names cannot be registered. */
export const nameSuggestionsQuery = defineQuery<readonly NameSuggestion[], SuggestedFor>({
  name: 'nameSuggestions',
  queryKey: ({ label }) => label.toLowerCase(),
  staleTime: 10_000,
  async queryFn(portico, suggestedFor, signal) {
    const { readSuggestions } = await import('./readSuggestions.js')
    return readSuggestions(portico, suggestedFor, signal)
  },
})
