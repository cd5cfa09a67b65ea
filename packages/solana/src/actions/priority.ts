import type { Network } from '@portico/core'
import { type ChainReader, type FeeSpeed, readProperty } from '@portico/core/adapter'
import { invalidInput, PorticoError } from '@portico/protocol'
import { computeBudgetProgram } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import type { InstructionToWrite } from '../transaction/writeMessage.js'

/** A priority fee: a compute unit limit and a price per unit in micro-lamports. */
interface Priority {
  readonly units: number
  readonly price: number
}

const mostUnits = 1_400_000
/** Ten lamports per unit. A higher price is an error or an attack. */
const highestPrice = 10_000_000
const mostAddresses = 128

export async function fetchPrices(
  runtime: ChainReader,
  network: Network,
  instructions: readonly InstructionToWrite[],
): Promise<Readonly<Record<FeeSpeed, number>>> {
  const written = instructions.flatMap(({ accounts }) =>
    accounts.flatMap(({ address, isWritable }) => (isWritable ? [address] : [])),
  )
  const addresses = [...new Set(written)].slice(0, mostAddresses)
  // Some nodes lack the method; then no priority fee is offered.
  const answer = await fetchSolana(runtime, network, 'getRecentPrioritizationFees', [addresses]).catch(
    () => [],
  )
  const prices = (Array.isArray(answer) ? answer : [])
    .map(entry => readProperty(entry, 'prioritizationFee'))
    .filter(price => Number.isSafeInteger(price) && Number(price) >= 0)
    .map(price => Math.min(Number(price), highestPrice))
    .sort((one, other) => one - other)
  const at = (share: number) => prices[Math.floor((prices.length - 1) * share)] ?? 0
  return { slow: 0, normal: at(0.5), fast: at(0.9) }
}

/** 20 % above the simulation, plus the compute budget instructions themselves. */
export const allowUnits = (consumed: number) => Math.min(Math.ceil(consumed * 1.2) + 300, mostUnits)

export const countBid = ({ units, price }: Priority) =>
  (BigInt(units) * BigInt(price) + 999_999n) / 1_000_000n

export const formatPriority = ({ units, price }: Priority) => `${units} ${price}`

export function parsePriority(mark: string): Priority {
  const [, units = 0, price = 0] = /^(\d{1,7}) (\d{1,8})$/.exec(mark)?.map(Number) ?? []
  if (units > 0 && units <= mostUnits && price > 0 && price <= highestPrice) return { units, price }
  throw new PorticoError(invalidInput, { detail: 'The priority fee is out of range.' })
}

export function writePriority({ units, price }: Priority): readonly InstructionToWrite[] {
  const limit = new Uint8Array(5)
  new DataView(limit.buffer).setUint32(1, units, true)
  const bid = new Uint8Array(9)
  new DataView(bid.buffer).setBigUint64(1, BigInt(price), true)
  limit[0] = 2
  bid[0] = 3
  return [limit, bid].map(data => ({ program: computeBudgetProgram, accounts: [], data }))
}
