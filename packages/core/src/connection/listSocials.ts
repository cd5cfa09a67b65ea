import type { Portico } from '../runtime/Portico.js'
import { getPlatform } from '../services/getPlatform.js'
import type { SocialProvider } from '../store/defaultFeatures.js'
import { filterTelegramSocials } from '../store/filterTelegramSocials.js'
import { findLogin } from './findLogin.js'

/** Social providers available here, in order (K-14): enabled by the site and offered by a source. */
export function listSocials(portico: Portico): readonly SocialProvider[] {
  if (portico.adapters.size === 0) return []
  const { socials } = portico.store.get().features.values
  const wanted = filterTelegramSocials(socials, getPlatform(portico.environment)) || []
  return wanted.filter(social => findLogin(portico, social))
}
