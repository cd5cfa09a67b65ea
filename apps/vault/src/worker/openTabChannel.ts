/**
 * To the other tabs of the site. Firefox denies it to frames that may store nothing: then no two tabs share a session, and
 * there is nothing to tell.
 */
export function openTabChannel(
  open = () => new BroadcastChannel('portico-vault'),
): BroadcastChannel | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
