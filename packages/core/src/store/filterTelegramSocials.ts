import type { Platform } from '../services/getPlatform.js'
import type { SocialProvider } from './defaultFeatures.js'

/** Logins that Telegram's in-app browser cannot complete. */
const dropped: Readonly<Record<Platform['os'], readonly SocialProvider[]>> = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
  other: [],
}

export function filterTelegramSocials(
  socials: readonly SocialProvider[] | false,
  { telegram, os }: Platform,
): readonly SocialProvider[] | false {
  if (!telegram || !socials) return socials
  const left = socials.filter(social => !dropped[os].includes(social))
  return left.length > 0 && left
}
