import { fetchNameSuggestionsFailed, PorticoError } from '@portico/protocol'
import { getDataService } from '../../data/getDataService.js'
import { readNameZone } from '../../data/readServedNetworks.js'
import { toNameError } from '../../data/toNameError.js'
import type { Portico } from '../../runtime/Portico.js'

export interface NameSuggestion {
  readonly name: string
  readonly registered: boolean
}

export interface SuggestedFor {
  readonly label: string
}

export async function readSuggestions(
  portico: Portico,
  { label }: SuggestedFor,
  signal: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  try {
    const zone = await readNameZone(portico)
    const service = getDataService(portico)
    if (zone === undefined || !service) return []
    return (await service.fetchNameSuggestions({ name: label.toLowerCase(), zone }, signal)).suggestions
  } catch (cause) {
    if (signal.aborted) throw cause
    throw await toNameError(cause, new PorticoError(fetchNameSuggestionsFailed, { cause }))
  }
}
