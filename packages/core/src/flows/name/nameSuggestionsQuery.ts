import { defineQuery } from '../../query/Query.js'
import type { NameSuggestion, SuggestedFor } from './readSuggestions.js'

export type { NameSuggestion } from './readSuggestions.js'

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
