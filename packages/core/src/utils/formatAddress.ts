/** Start and end of an address, e.g. `0xf3…b92266`; short text stays whole. */
export function formatAddress(address: string, start = 4, end = 6): string {
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
