/**
 * The mailbox that mails to an address arrive in, as limits count it: without what follows a plus, which makes another
 * account but no other mailbox. Takes an address as `parseMailbox` gives it, in lower case.
 */
export function formatCountedMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name] = email.slice(0, at).split('+', 1)
  // An address that begins with a plus has nothing else to be known by.
  return name ? `${name}${email.slice(at)}` : email
}
