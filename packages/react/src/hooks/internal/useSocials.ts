'use client'
import { listSocials, type SocialProvider } from '@portico/core'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

/** The providers that visitors can log in with here, in their order. */
export function useSocials(): readonly SocialProvider[] {
  const portico = usePorticoInstance('useSocials')
  const names = usePorticoStore(() => listSocials(portico).join())
  return names === '' ? [] : (names.split(',') as SocialProvider[]) // the names that were joined
}
