'use client'
import { type ShowToastParameters, showToast } from '@portico/core'
import { useCallback } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/** Says something in passing. */
export function useToast(): (type: ShowToastParameters['type'], message: string) => void {
  const portico = usePorticoInstance('useToast')
  return useCallback((type, message) => void showToast(portico, { type, message }), [portico])
}
