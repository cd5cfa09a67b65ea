/** Up to two initials, or a short code as it is. Letters and digits only, so no escaping is needed. */
export function readInitials(label: string): string {
  if (/^[A-Z0-9]{1,4}$/.test(label)) return label
  // "Wallet" is too common to be useful.
  const words = label.split(/[^A-Za-z0-9]+/).filter(word => word !== '' && word !== 'Wallet')
  const [first = '', second = ''] = words
  // "MetaMask" counts as two words.
  const inner = second || first.slice(1).match(/[A-Z]/)?.[0] || ''
  return (first.slice(0, 1) + inner.slice(0, 1)).toUpperCase()
}
