import type { Portico, PorticoState } from '@portico/core'
import type { Store } from '@portico/core/internal'
import { createContext } from 'react'

export const PorticoContext = createContext<Portico | undefined>(undefined)

/** Read by hooks instead of the instance's own store. The modal stays visible briefly after it closes. */
export const ShownStoreContext = createContext<Pick<Store<PorticoState>, 'get' | 'subscribe'> | undefined>(
  undefined,
)
