const atOnce = 8

/**
 * Limits concurrency: starting npm takes a second of CPU time each.
 * @template {unknown[]} Args
 * @template Result
 * @param {(...args: Args) => Promise<Result>} act
 * @returns {(...args: Args) => Promise<Result>}
 */
export function inLanes(act) {
  const lanes = Array.from({ length: atOnce }, () => Promise.resolve())
  let turn = 0
  return (...args) => {
    const lane = turn++ % atOnce
    const result = lanes[lane].then(() => act(...args))
    lanes[lane] = result.catch(() => {})
    return result
  }
}
