import type { Adapter, AdapterMethods } from '@portico/core/adapter'

export interface EvmAdapter extends Adapter<'eip155'> {
  readonly methods: Required<AdapterMethods<'eip155'>>
}
