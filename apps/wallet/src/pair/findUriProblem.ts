/** What is wrong with a link, in words that help; undefined where it can be tried. */
export function findUriProblem(uri: string, now: number): string | undefined {
  if (!uri.startsWith('wc:')) return 'That is not the link of a code. Such a link begins with wc:'
  if (/^wc:[^?]*@1\?/.test(uri)) return 'That code is of version 1, which wallets have stopped to use.'
  const expiry = Number(/[?&]expiryTimestamp=(\d+)/.exec(uri)?.[1] ?? Number.POSITIVE_INFINITY)
  if (expiry * 1000 <= now) return 'That code has expired. Take a new one from the site.'
  return /^wc:(\/\/)?[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}(&|$)/.test(uri)
    ? undefined
    : 'The link is not complete. Copy it once more.'
}
