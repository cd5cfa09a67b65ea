import { type CaipNetworkId, type ChainNamespace, type PorticoState, selectNetwork } from '@portico/core'
import { isShallowEqual } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'

type FeatureValues = PorticoState['features']['values']

export interface UsePorticoStateResult extends Pick<FeatureValues, 'multiWallet'> {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeNamespace: ChainNamespace
  /** Whether the stored connections were restored or discarded. */
  readonly initialized: boolean
}

const selectState = (state: PorticoState): UsePorticoStateResult => ({
  loading: state.modal.loading,
  open: state.modal.open,
  selectedNetworkId: selectNetwork(state)?.caipNetworkId,
  activeNamespace: state.networks.activeNamespace,
  initialized: state.initialized,
  multiWallet: state.features.values.multiWallet,
})

/** The state of the kit: whether the dialog is open or loading, and the active family and network. */
export function usePorticoState(): UsePorticoStateResult {
  return usePorticoStore(selectState, isShallowEqual, 'usePorticoState')
}
