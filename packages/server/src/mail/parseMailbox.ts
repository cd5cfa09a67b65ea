import { domainToASCII } from 'node:url'

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`)
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
// What the parser of host names would read as something else than a name.
const noDomain = /[\p{C}\s%@:/?#<>()[\]\\,;"]/u

/**
 * One mailbox, written the way by which it is known here: lower case, the domain in its ASCII form, what follows a plus
 * kept. Quoted names, names beyond ASCII, addresses of machines and anything that is not exactly one mailbox are
 * refused, so the result is safe in a header.
 */
export function parseMailbox(text: string): string | undefined {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, at).toLowerCase()
  const domain = trimmed.slice(at + 1)
  if (at < 1 || local.length > 64 || !localPart.test(local) || noDomain.test(domain)) return undefined
  const labels = domainToASCII(domain).split('.')
  const isName =
    labels.length > 1 && labels.every(part => label.test(part)) && /[a-z]/.test(labels.at(-1) ?? '')
  const mailbox = `${local}@${labels.join('.')}`
  return isName && mailbox.length <= 254 ? mailbox : undefined
}
