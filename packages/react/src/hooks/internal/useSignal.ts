'use client'
import { useEffect, useRef } from 'react'

/** A signal that aborts pending work when the view unmounts. */
export function useSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return () => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }
}
