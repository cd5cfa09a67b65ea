const atOnce = 8

/**
 * The same function, of which only a few calls run at once: starting npm takes a second of a core each time.
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
