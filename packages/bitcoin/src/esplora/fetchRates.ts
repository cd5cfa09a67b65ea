import type { FeeSpeed, Network } from '@portico/core'
import { parseJson, readProperty } from '@portico/core/adapter'
import { invalidInput, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora } from './fetchEsplora.js'
import { malformedAnswer } from './malformedAnswer.js'

/** In satoshis per virtual byte: above this it is a mistake or a theft. */
const highestRate = 1000
/** Below this, nodes do not pass a transaction on. */
const lowestRate = 1

/** Within how many blocks it is to be taken: a day, half an hour, the next one. */
const targets: Readonly<Record<FeeSpeed, string>> = { slow: '144', normal: '3', fast: '1' }

/** In whole satoshis per virtual byte, up: a fraction less is a transaction that nobody passes on. */
export type FeeRates = Readonly<Record<FeeSpeed, number>>

/** What is paid at the moment. Whoever waits less never pays less. */
export async function fetchRates(runtime: BitcoinRuntime, network: Network): Promise<FeeRates> {
  const answer = parseJson(await fetchEsplora(runtime, network, '/fee-estimates'))
  const read = (speed: FeeSpeed) => {
    const rate = readProperty(answer, targets[speed])
    if (typeof rate !== 'number' || !(rate <= highestRate)) throw malformedAnswer(runtime, network)
    return Math.ceil(Math.max(rate, lowestRate))
  }
  const normal = read('normal')
  return { slow: Math.min(read('slow'), normal), normal, fast: Math.max(read('fast'), normal) }
}

export function assertRate(rate: number): void {
  if (!(rate >= lowestRate && rate <= highestRate))
    throw new PorticoError(invalidInput, { detail: 'The rate of the fee is out of bounds.' })
}
