/** Up to two initials of a name, or a short code as it is. Letters and digits only, so that it needs no escaping. */
export function readInitials(label: string): string {
  if (/^[A-Z0-9]{1,4}$/.test(label)) return label
  // Half of all wallets have "Wallet" in their name: it tells nothing.
  const words = label.split(/[^A-Za-z0-9]+/).filter(word => word !== '' && word !== 'Wallet')
  const [first = '', second = ''] = words
  // "MetaMask" has two words in it as well.
  const inner = second || first.slice(1).match(/[A-Z]/)?.[0] || ''
  return (first.slice(0, 1) + inner.slice(0, 1)).toUpperCase()
}
