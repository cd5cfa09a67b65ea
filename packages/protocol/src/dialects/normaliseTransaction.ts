import { PorticoError } from '../errors/PorticoError.js'
import { invalidParams } from '../errors/rpc.js'
import { normaliseQuantity } from './normaliseQuantity.js'
import { isFields, joinFields, type Normalise, orNothing, pickFields } from './pickFields.js'

const asGiven: Normalise = value => value

/** Some libraries write a leading zero. */
const toShortest = orNothing(value => {
  const quantity = normaliseQuantity(value)
  return typeof quantity === 'string' ? quantity.replace(/^0x0+(?=[\da-f])/i, '0x') : quantity
})

const known: Readonly<Record<string, Normalise>> = {
  from: asGiven,
  to: asGiven,
  value: toShortest,
  data: orNothing(),
  input: orNothing(),
  gas: toShortest,
  gasLimit: toShortest,
  gasPrice: toShortest,
  maxFeePerGas: toShortest,
  maxPriorityFeePerGas: toShortest,
  nonce: toShortest,
  type: toShortest,
  chainId: toShortest,
  accessList: asGiven,
}

/** Dropping one of these would change the transaction, so it is rejected. */
const unsupported = [
  'authorizationList',
  'blobs',
  'blobVersionedHashes',
  'maxFeePerBlobGas',
  'sidecars',
  'feePayer',
  'feeToken',
  'paymaster',
] as const

export function normaliseTransaction(given: unknown): unknown {
  if (!isFields(given)) return given
  const strange = unsupported.find(name => Object.hasOwn(given, name) && !isEmpty(given[name]))
  if (strange) refuse(`transaction.${strange} is not supported.`)
  const named = joinFields(pickFields(given, known), 'transaction', 'gas', 'gasLimit')
  const transaction = joinFields(named, 'transaction', 'data', 'input')
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined) {
    refuse('transaction.gasPrice and transaction.maxFeePerGas exclude each other.')
  }
  return transaction
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function refuse(detail: string): never {
  throw new PorticoError(invalidParams, { detail })
}
