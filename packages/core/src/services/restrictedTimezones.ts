/** Time zones of China, Hong Kong and Macau (K-18). */
export const restrictedTimezones = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
] as const

/** For sites that must not offer something there; the kit itself never locates visitors. */
export function isRestrictedTimezone(timezone: string): boolean {
  const upper = timezone.toUpperCase()
  return restrictedTimezones.some(restricted => restricted === upper)
}
