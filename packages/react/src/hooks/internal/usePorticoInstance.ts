'use client'
import type { Portico } from '@portico/core'
import { PorticoError, providerMissing } from '@portico/protocol'
import { useContext } from 'react'
import { PorticoContext } from '../../context/PorticoContext.js'

/** Returns the instance of the nearest provider. `hook` is named in the error if there is none. */
export function usePorticoInstance(hook: string): Portico {
  const portico = useContext(PorticoContext)
  if (!portico) throw new PorticoError(providerMissing, { context: { hook } })
  return portico
}
