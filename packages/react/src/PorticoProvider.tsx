import { type Portico, startPortico } from '@portico/core'
import { type ReactNode, useEffect } from 'react'
import { PorticoContext } from './context/PorticoContext.js'
import { attachModal } from './element/attachModal.js'
import { preloadWhenIdle } from './element/preloadWhenIdle.js'

export interface PorticoProviderProps {
  /** Created once by `createPortico`, outside of any component. */
  readonly portico: Portico
  readonly children?: ReactNode
}

/** Starts the kit and mounts its modal. */
export function PorticoProvider({ portico, children }: PorticoProviderProps) {
  useEffect(() => startPortico(portico), [portico])
  useEffect(() => attachModal(portico), [portico])
  useEffect(() => preloadWhenIdle(window, portico), [portico])
  return <PorticoContext.Provider value={portico}>{children}</PorticoContext.Provider>
}
