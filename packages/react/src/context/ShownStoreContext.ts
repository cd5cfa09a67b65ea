'use client'
import type { PorticoState, Store } from '@portico/core'
import { createContext } from 'react'

/** What hooks read instead of the instance's store. Set by the modal, which outlives its closing for a moment. */
export const ShownStoreContext = createContext<Pick<Store<PorticoState>, 'get' | 'subscribe'> | undefined>(
  undefined,
)
