/** Falls back to English: the site's locale may not be a valid language tag. */
export function createFormat<Format>(locale: string, create: (locale: string) => Format): Format {
  try {
    return create(locale)
  } catch {
    return create('en')
  }
}
