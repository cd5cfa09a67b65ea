import type { SocialProvider } from '../constants/features.js'
import { getPlatform } from '../environment/getPlatform.js'
import { filterTelegramSocials } from '../features/filterTelegramSocials.js'
import type { Portico } from '../types/Portico.js'
import { findLogin } from './findLogin.js'

/** The providers that visitors can log in with here, in their order (K-14): those that are wanted, and that a source has. */
export function listSocials(portico: Portico): readonly SocialProvider[] {
  if (portico.adapters.size === 0) return []
  const { socials } = portico.store.get().features.values
  const wanted = filterTelegramSocials(socials, getPlatform(portico.environment)) || []
  return wanted.filter(social => findLogin(portico, social))
}
