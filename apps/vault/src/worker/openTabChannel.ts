/** A channel to other tabs of the site. Firefox denies it to frames without storage, whose tabs share no session. */
export function openTabChannel(
  open = () => new BroadcastChannel('portico-vault'),
): BroadcastChannel | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}
