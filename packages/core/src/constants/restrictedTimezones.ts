/** Regions of China, Hong Kong and Macau (K-18). */
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

export function isRestrictedTimezone(timezone: string): boolean {
  const upper = timezone.toUpperCase()
  return restrictedTimezones.some(restricted => restricted === upper)
}
