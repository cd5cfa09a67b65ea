'use client'
import { useEffect, useRef } from 'react'

/** Gives up what is under way when the view is left. */
export function useSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return () => {
    controller.current?.abort()
    controller.current = new AbortController()
    return controller.current.signal
  }
}
