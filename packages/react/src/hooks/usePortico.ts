import { closeModal, type OpenParameters, openModal, type Portico } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from './internal/usePorticoStore.js'

export interface UsePorticoResult {
  readonly portico: Portico
  readonly open: (parameters?: OpenParameters) => void
  readonly close: () => void
}

/** The instance for the actions of `portico`, and functions that open and close the dialog. */
export function usePortico(): UsePorticoResult {
  const portico = usePorticoInstance('usePortico')
  return useMemo(
    () => ({ portico, open: parameters => openModal(portico, parameters), close: () => closeModal(portico) }),
    [portico],
  )
}
