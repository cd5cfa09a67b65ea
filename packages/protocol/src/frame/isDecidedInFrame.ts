/**
 * Characters that are invisible or misleading: control, private-use, unassigned and direction-changing characters.
 */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u

/** The message as text, if all of it is visible. Line breaks and tabs are allowed. */
export function decodeReadable(message: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
    return unseen.test(text.replace(/\r\n|[\n\t]/g, '')) || text.trim() === '' ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Whether a message may be approved in the frame, which a page can cover without the browser noticing (clickjacking):
 * only text that contains the requesting site's host as a separate word. No other application would accept such a
 * signature, or derive keys from it; anything else is approved in a window.
 * @param host of the page that embeds the vault, with its port
 */
export function isDecidedInFrame(message: Uint8Array, host: string): boolean {
  const text = decodeReadable(message)
  return host !== '' && text !== undefined && namesHost(text.toLowerCase(), host.toLowerCase())
}

function namesHost(text: string, host: string): boolean {
  for (let at = text.indexOf(host); at !== -1; at = text.indexOf(host, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + host.length)]
    // Not part of another host name, not followed by another port, and not preceded by a user name.
    if (!/[\p{L}\p{M}\p{N}_.@-]$/u.test(before) && !/^([\p{L}\p{M}\p{N}_@-]|[.:][\p{L}\p{N}])/u.test(after))
      return true
  }
  return false
}
