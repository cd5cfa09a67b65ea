export function isChainReference(text: string): boolean {
  return /^[-_a-zA-Z0-9]{1,32}$/.test(text)
}
