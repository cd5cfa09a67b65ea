/** An address of Bitcoin in bech32, which is also the form of addresses in other families. */
export function isSegwit(text: string): boolean {
  return /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,87}$/i.test(text)
}
