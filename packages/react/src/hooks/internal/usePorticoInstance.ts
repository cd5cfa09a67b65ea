'use client'
import type { Portico } from '@portico/core'
import { PorticoError, providerMissing } from '@portico/protocol'
import { useContext } from 'react'
import { PorticoContext } from '../../context/PorticoContext.js'

export function usePorticoInstance(hook: string): Portico {
  const portico = useContext(PorticoContext)
  if (!portico) throw new PorticoError(providerMissing, { context: { hook } })
  return portico
}
