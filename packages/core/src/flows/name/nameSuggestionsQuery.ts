import { defineQuery } from '../../query/Query.js'
import type { NameSuggestion, SuggestedFor } from './readSuggestions.js'

export type { NameSuggestion } from './readSuggestions.js'

/** Names like the one that was typed, that one first where it can be one (W-22). None where nobody can register any. */
export const nameSuggestionsQuery = defineQuery<readonly NameSuggestion[], SuggestedFor>({
  name: 'nameSuggestions',
  key: ({ label }) => label.toLowerCase(),
  lifetime: 10_000,
  async fetch(portico, suggestedFor, signal) {
    const { readSuggestions } = await import('./readSuggestions.js')
    return readSuggestions(portico, suggestedFor, signal)
  },
})
