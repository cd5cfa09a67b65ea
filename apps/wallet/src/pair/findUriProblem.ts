import { parsePairingUri } from '@portico/pairing/wallet'

/** Why a pairing URI cannot be used; undefined if it can. */
export function findUriProblem(uri: string, now: number): string | undefined {
  const parsed = parsePairingUri(uri)
  if (!parsed) return describeFailure(uri)
  const expiry = parsed.expiry ?? Number.POSITIVE_INFINITY
  return expiry * 1000 <= now ? 'That code has expired. Take a new one from the site.' : undefined
}

function describeFailure(uri: string): string {
  if (!uri.startsWith('wc:')) return 'That is not the link of a code. Such a link begins with wc:'
  if (/^wc:[^?]*@1\?/.test(uri)) return 'That code is of version 1, which wallets have stopped to use.'
  return 'The link is not complete. Copy it once more.'
}
