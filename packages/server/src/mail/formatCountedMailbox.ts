/**
 * The mailbox by which limits are counted: without a plus suffix, which makes another account but not another
 * mailbox. Expects an address normalised by `parseMailbox`.
 */
export function formatCountedMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name] = email.slice(0, at).split('+', 1)
  // An address that begins with a plus has no other local part.
  return name ? `${name}${email.slice(at)}` : email
}
