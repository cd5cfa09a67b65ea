import { type Capabilities, selectConnectedAccount } from '@portico/core'
import { capabilitiesQuery, type NamespaceWith } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export interface UsePorticoCapabilitiesParameters {
  readonly namespace?: NamespaceWith<'getCapabilities'> | undefined
}

export type UsePorticoCapabilitiesResult = UsePorticoQueryResult<Capabilities>

/** The wallet's capabilities (EIP-5792). Fetches on mount and never prompts the visitor. */
export function usePorticoCapabilities({
  namespace,
}: UsePorticoCapabilitiesParameters = {}): UsePorticoCapabilitiesResult {
  const owner = usePorticoStore(
    state => selectConnectedAccount(state, namespace),
    Object.is,
    'usePorticoCapabilities',
  )
  return usePorticoQuery(capabilitiesQuery, owner)
}
