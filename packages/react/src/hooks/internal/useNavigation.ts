import { goBack, pushView, type Route, replaceView } from '@portico/core'
import { dismiss, type PlainRouteName, resetTo, selectRoute } from '@portico/core/internal'
import { useContext, useMemo } from 'react'
import { ListPaneContext, PreloadContext } from '../../context/ModalContexts.js'
import { usePorticoInstance } from './usePorticoStore.js'

export type NavigationTarget = PlainRouteName | Route

export interface Navigation {
  readonly push: (target: NavigationTarget) => void
  readonly replace: (target: NavigationTarget) => void
  /** Closes the modal from the first view. */
  readonly goBack: () => void
  readonly reset: (target: NavigationTarget) => void
  readonly close: () => void
}

export function useNavigation(): Navigation {
  const portico = usePorticoInstance('useNavigation')
  const isListPane = useContext(ListPaneContext)
  const preload = useContext(PreloadContext)
  return useMemo(
    () => ({
      push(target) {
        if (isListPane) resetTo(portico, 'Connect')
        pushView(portico, target)
        // The data of the view is requested before the view renders.
        preload(selectRoute(portico.store.get().router))
      },
      replace: target => replaceView(portico, target),
      goBack: () => goBack(portico),
      reset: target => resetTo(portico, target),
      close: () => dismiss(portico),
    }),
    [portico, isListPane, preload],
  )
}
