import { PorticoError, randomnessFailed } from '@portico/protocol'
import { type Bytes, takeBytes, wipe } from './Bytes.ts'

const probeLength = 32
/** 64 random bytes contain about 56 distinct values; fewer than half of that is practically impossible. */
const leastDifferent = 28

/**
 * Random bytes for secrets. A broken source, due to a faulty device or a script that replaced it, returns zeros, one
 * repeated value or the same bytes again. This throws in those cases.
 */
export function drawRandom(length: number): Bytes {
  const drawn = takeBytes(crypto.getRandomValues(new Uint8Array(length)))
  const [one, two] = [draw(), draw()]
  try {
    const isRepeated = startsAlike(one, two) || startsAlike(one, drawn) || startsAlike(two, drawn)
    if (isRepeated || new Set([...one, ...two]).size < leastDifferent)
      throw new PorticoError(randomnessFailed)
    if (new Set(drawn).size < length / 2) throw new PorticoError(randomnessFailed)
    return drawn
  } catch (error) {
    wipe(drawn)
    throw error
  } finally {
    wipe(one, two)
  }
}

const draw = () => crypto.getRandomValues(new Uint8Array(probeLength))

const startsAlike = (one: Bytes, two: Bytes) => one.subarray(0, 8).every((value, at) => value === two[at])
