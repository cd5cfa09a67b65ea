export function readAddressWord(answer: string | undefined): string | undefined {
  const [, address] = /^0x0{24}([0-9a-fA-F]{40})$/.exec(answer ?? '') ?? []
  return address === undefined || /^0+$/.test(address) ? undefined : `0x${address.toLowerCase()}`
}
