'use client'
import type { PorticoState } from '@portico/core'
import { isShallowEqual } from '@portico/core/internal'
import { useStoreOf } from '@portico/react/use-store'
import { getAppKit } from '../currentAppKit.js'

export function useAppKitStore<Selected extends object>(
  hook: string,
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean = isShallowEqual,
): Selected {
  const { portico } = getAppKit(hook)
  return useStoreOf(portico, portico.store, select, isEqual)
}
