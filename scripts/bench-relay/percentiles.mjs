export function percentiles(times) {
  const sorted = times.sort((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}
