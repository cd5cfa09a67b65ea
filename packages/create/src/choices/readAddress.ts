const isLocal = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)

/** A URL that the kit accepts: https, or http on localhost. */
export function readAddress(text: string, flag: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  if (!url || !isSafe || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `${flag} needs an https:// URL (or http://localhost) without query, hash and password: "${text}" is invalid.`,
    )
  }
  return url.href.replace(/\/$/, '')
}
