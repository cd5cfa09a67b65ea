'use client'
import { close, goBack, type PlainRouteName, push, type Route, replace, resetTo } from '@portico/core'
import { useContext, useMemo } from 'react'
import { ListPaneContext } from './ListPaneContext.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export type NavigationTarget = PlainRouteName | Route

export interface Navigation {
  readonly push: (target: NavigationTarget) => void
  readonly replace: (target: NavigationTarget) => void
  /** From the first view the modal closes. */
  readonly goBack: () => void
  readonly reset: (target: NavigationTarget) => void
  readonly close: () => void
}

export function useNavigation(): Navigation {
  const portico = usePorticoInstance('useNavigation')
  const isListPane = useContext(ListPaneContext)
  return useMemo(
    () => ({
      push(target) {
        if (isListPane) resetTo(portico, 'Connect')
        push(portico, target)
      },
      replace: target => replace(portico, target),
      goBack: () => goBack(portico),
      reset: target => resetTo(portico, target),
      close: () => close(portico),
    }),
    [portico, isListPane],
  )
}
