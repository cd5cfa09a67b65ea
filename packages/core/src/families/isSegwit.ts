/** A Bitcoin bech32 address, a format that other families share. */
export function isSegwit(text: string): boolean {
  return /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/i.test(text)
}
