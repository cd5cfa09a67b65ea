'use client'
import type { SocialProvider } from '@portico/core/adapter'
import { listSocials } from '@portico/core/internal'
import { usePorticoInstance } from './usePorticoInstance.js'
import { usePorticoStore } from './usePorticoStore.js'

export function useSocials(): readonly SocialProvider[] {
  const portico = usePorticoInstance('useSocials')
  const names = usePorticoStore(() => listSocials(portico).join())
  return names === '' ? [] : (names.split(',') as SocialProvider[]) // joined from provider names above
}
