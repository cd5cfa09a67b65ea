/** Exact below ten, otherwise rounded down to tens, e.g. `430+`. */
export function formatWalletCount(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
