import type { PorticoState, RouteName } from '@portico/core'
import { isShallowEqual, selectRoute } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoResult, usePortico } from './usePortico.js'

export interface UsePorticoModalResult extends Pick<UsePorticoResult, 'open' | 'close'> {
  readonly isOpen: boolean
  readonly view: RouteName
}

const selectModal = (state: PorticoState) => ({
  isOpen: state.modal.open,
  view: selectRoute(state.router).name,
})

/** Whether the dialog is open and on which view, and functions that open and close it. */
export function usePorticoModal(): UsePorticoModalResult {
  const shown = usePorticoStore(selectModal, isShallowEqual, 'usePorticoModal')
  const { open, close } = usePortico()
  return { ...shown, open, close }
}
