const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`)
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
// What the parser of host names would read as something else than a name.
const noDomain = /[\p{C}\s%@:/?#<>()[\]\\,;"]/u

/**
 * The canonical form of an e-mail address: lower case, the domain in its ASCII form (IDNA), what follows a plus
 * kept. Quoted and non-ASCII local parts, IP addresses and anything that is not exactly one mailbox are refused, so the
 * result is safe in a header. Page, vault and server share this rule.
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
