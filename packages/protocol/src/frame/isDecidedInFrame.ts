/** Not seen, or not as what it is: controls, private and unassigned characters, and what turns the direction of others. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u

/** As text, when all of it is text that people see. Lines and tabs are. */
export function decodeReadable(message: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
    return unseen.test(text.replace(/\r\n|[\n\t]/g, '')) || text.trim() === '' ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Whether a message may be signed in the frame, which a page can hide without any browser telling: only text that names
 * the asking site, as a word of its own. No other application takes such a signature for one of its own, or makes keys
 * of it; whatever else is signed is decided in a window.
 * @param host of the page around the vault, with its port
 */
export function isDecidedInFrame(message: Uint8Array, host: string): boolean {
  const text = decodeReadable(message)
  return host !== '' && text !== undefined && namesHost(text.toLowerCase(), host.toLowerCase())
}

function namesHost(text: string, host: string): boolean {
  for (let at = text.indexOf(host); at !== -1; at = text.indexOf(host, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + host.length)]
    // Neither a part of another name nor one with another port, and no name in front of an address.
    if (!/[\p{L}\p{M}\p{N}_.@-]$/u.test(before) && !/^([\p{L}\p{M}\p{N}_@-]|[.:][\p{L}\p{N}])/u.test(after))
      return true
  }
  return false
}
