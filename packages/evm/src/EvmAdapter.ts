import type { Adapter, AdapterMethods } from '@portico/core/adapter'

/** An adapter that implements all methods of the family. */
export interface EvmAdapter extends Adapter<'eip155'> {
  readonly methods: Required<AdapterMethods<'eip155'>>
}
