import type { Adapter, AdapterMethods } from '@portico/core'

/** An adapter that can do all that the family knows. */
export interface EvmAdapter extends Adapter<'eip155'> {
  readonly methods: Required<AdapterMethods<'eip155'>>
}
