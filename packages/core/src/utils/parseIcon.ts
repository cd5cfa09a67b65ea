const maximum = 64 * 1024

/** A picture that is safe in an `<img>`: an image data URI of limited size, or an https URL. */
export function parseIcon(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maximum) return undefined
  const icon = value.trim()
  return /^(data:image\/[a-z0-9.+-]+[;,]|https:\/\/[^/])/i.test(icon) ? icon : undefined
}
