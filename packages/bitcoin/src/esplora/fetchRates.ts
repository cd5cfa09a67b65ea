import type { Network } from '@portico/core'
import { type FeeSpeed, parseJson, readProperty } from '@portico/core/adapter'
import { invalidInput, PorticoError } from '@portico/protocol'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora, malformedAnswer } from './fetchEsplora.js'

/** In satoshis per virtual byte. A higher rate is an error or an attack. */
const highestRate = 1000
const lowestRate = 1

/** Confirmation targets in blocks: a day, half an hour, the next block. */
const targets: Readonly<Record<FeeSpeed, string>> = { slow: '144', normal: '3', fast: '1' }

type FeeRates = Readonly<Record<FeeSpeed, number>>

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
    throw new PorticoError(invalidInput, { detail: 'The fee rate is out of range.' })
}
