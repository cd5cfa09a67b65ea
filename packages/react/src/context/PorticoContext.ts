'use client'
import type { Portico, PorticoState } from '@portico/core'
import type { Store } from '@portico/core/internal'
import { createContext } from 'react'

export const PorticoContext = createContext<Portico | undefined>(undefined)

/**
 * The store that hooks read instead of the instance's own. The modal sets it, because it stays visible briefly
 * after it closes.
 */
export const ShownStoreContext = createContext<Pick<Store<PorticoState>, 'get' | 'subscribe'> | undefined>(
  undefined,
)
