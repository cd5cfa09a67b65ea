import type { Network } from '@portico/core'
import {
  type AccountParameters,
  type ChainReader,
  type FeeChoice,
  type FeeSpeed,
  readProperty,
  type TransferEstimate,
  type TransferEstimateRequest,
} from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { signatureLength, writeTransaction } from '../transaction/readTransaction.js'
import { writeMessage } from '../transaction/writeMessage.js'
import { getLatestBlockhash } from './getLatestBlockhash.js'
import { planTransfer, type TransferPlan } from './planTransfer.js'
import { allowUnits, countBid, fetchPrices, formatPriority } from './priority.js'

type Parameters = AccountParameters & TransferEstimateRequest

/** Lamports for priority fees that wallets add. */
const headroom = 100_000n
const tokenAccountSize = 165

export async function estimateTransfer(
  runtime: ChainReader,
  parameters: Parameters,
): Promise<TransferEstimate> {
  const { network, address, amount } = parameters
  const [plan, { blockhash }] = await Promise.all([
    planTransfer(runtime, { ...parameters, amount: amount === 'all' ? 0n : amount }),
    getLatestBlockhash(runtime, parameters),
  ])
  const message = writeMessage(address, blockhash, plan.instructions)
  const [fee, kept, tried, prices] = await Promise.all([
    readFee(runtime, network, message),
    readRent(runtime, network, 0),
    tryOut(runtime, network, message, plan),
    fetchPrices(runtime, network, plan.instructions),
  ])
  const opening =
    plan.opened === undefined
      ? undefined
      : (tried.opening ?? (await readRent(runtime, network, tokenAccountSize)))
  // The account must keep the rent-exempt minimum.
  const beside = headroom + kept + (opening ?? 0n)
  const toChoice = (speed: FeeSpeed): FeeChoice => {
    const priority = { units: tried.units, price: prices[speed] }
    const whole = fee + countBid(priority)
    const hasBid = whole > fee && { mark: formatPriority(priority) }
    return { speed, fee: whole, reserve: whole + beside, ...hasBid }
  }
  return {
    choices: listChoices(toChoice('slow'), toChoice('normal'), toChoice('fast')),
    ...(opening !== undefined && { opening }),
    ...(tried.fails && { willFail: true }),
  }
}

function listChoices(slow: FeeChoice, normal: FeeChoice, fast: FeeChoice): readonly FeeChoice[] {
  const differs = (less: FeeChoice, more: FeeChoice) => (more.fee - less.fee) * 100n > less.fee
  return [...(differs(slow, normal) ? [slow] : []), normal, ...(differs(normal, fast) ? [fast] : [])]
}

async function readFee(runtime: ChainReader, network: Network, message: Uint8Array): Promise<bigint> {
  const method = 'getFeeForMessage'
  const params = [base64.encode(message), { commitment: 'confirmed' }]
  return readLamports(readProperty(await fetchSolana(runtime, network, method, params), 'value'), method)
}

async function readRent(runtime: ChainReader, network: Network, size: number): Promise<bigint> {
  const method = 'getMinimumBalanceForRentExemption'
  return readLamports(await fetchSolana(runtime, network, method, [size]), method)
}

interface Trial {
  readonly fails: boolean
  readonly units: number
  readonly opening?: bigint | undefined
}

/** The simulation reveals the rent of the receiver's new account, which depends on the token. */
async function tryOut(
  runtime: ChainReader,
  network: Network,
  message: Uint8Array,
  { opened }: TransferPlan,
): Promise<Trial> {
  const method = 'simulateTransaction'
  const transaction = writeTransaction({ signatures: [new Uint8Array(signatureLength)], message })
  const answer = await fetchSolana(runtime, network, method, [
    base64.encode(transaction),
    {
      encoding: 'base64',
      commitment: 'confirmed',
      sigVerify: false,
      replaceRecentBlockhash: true,
      ...(opened !== undefined && { accounts: { encoding: 'base64', addresses: [opened] } }),
    },
  ])
  const value = readProperty(answer, 'value')
  const error = readProperty(value, 'err')
  if (error === undefined) throw malformed(method)
  const consumed = readProperty(value, 'unitsConsumed')
  const isCounted = error === null && Number.isSafeInteger(consumed) && Number(consumed) > 0
  const units = isCounted ? allowUnits(Number(consumed)) : 0
  if (error !== null || opened === undefined) return { fails: error !== null, units }
  const accounts = readProperty(value, 'accounts')
  const account = Array.isArray(accounts) ? accounts[0] : undefined
  return { fails: false, units, opening: readLamports(readProperty(account, 'lamports'), method) }
}

function readLamports(value: unknown, method: string): bigint {
  // The total supply of lamports fits into a safe integer.
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw malformed(method)
  return BigInt(Number(value))
}

const malformed = (method: string) => new PorticoError(malformedResponse, { context: { url: method } })
