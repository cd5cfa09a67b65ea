/** @param {number[]} times */
export function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = share => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { least: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}

/** The slope of the linear regression. @param {readonly { at: number, value: number }[]} points */
export function getSlope(points) {
  const mean = pick => points.reduce((total, point) => total + pick(point), 0) / points.length
  const [at, value] = [mean(point => point.at), mean(point => point.value)]
  const covariance = mean(point => (point.at - at) * (point.value - value))
  return covariance / mean(point => (point.at - at) ** 2)
}
