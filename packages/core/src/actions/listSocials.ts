import type { SocialProvider } from '../constants/features.js'
import { getPlatform } from '../environment/getPlatform.js'
import { filterTelegramSocials } from '../features/filterTelegramSocials.js'
import type { Portico } from '../types/Portico.js'
import { findLogin } from './findLogin.js'

/** Social providers available here, in order (K-14): enabled by the site and offered by a source. */
export function listSocials(portico: Portico): readonly SocialProvider[] {
  if (portico.adapters.size === 0) return []
  const { socials } = portico.store.get().features.values
  const wanted = filterTelegramSocials(socials, getPlatform(portico.environment)) || []
  return wanted.filter(social => findLogin(portico, social))
}
