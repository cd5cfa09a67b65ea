import type { Adapter, AdapterVerbs } from '@portico/core'

/** An adapter that can do all that the family knows. */
export interface EvmAdapter extends Adapter<'eip155'> {
  readonly verbs: Required<AdapterVerbs<'eip155'>>
}
