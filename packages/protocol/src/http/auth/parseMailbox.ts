const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`)
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
// Characters that the URL parser would interpret instead of taking them as part of a host name.
const noDomain = /[\p{C}\s%@:/?#<>()[\]\\,;"]/u

/**
 * Normalises an e-mail address: lower case, the domain in ASCII (IDNA), a plus suffix kept. Quoted and
 * non-ASCII local parts, IP addresses and anything other than exactly one mailbox are rejected, so the result is safe
 * in a header. Page, vault and server share this rule.
 */
export function parseMailbox(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, at).toLowerCase()
  const domain = trimmed.slice(at + 1)
  if (at < 1 || local.length > 64 || !localPart.test(local) || noDomain.test(domain)) return undefined
  const url = `http://${domain}`
  const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : []
  const isName =
    labels.length > 1 && labels.every(part => label.test(part)) && /[a-z]/.test(labels.at(-1) ?? '')
  const mailbox = `${local}@${labels.join('.')}`
  return isName && mailbox.length <= 254 ? mailbox : undefined
}
