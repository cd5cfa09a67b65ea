'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a server draws the page and while its page comes to life. */
export const useIsMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
