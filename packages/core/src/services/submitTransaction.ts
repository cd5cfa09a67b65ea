import {
  httpStatus,
  isAlreadyKnown,
  isPorticoError,
  malformedTransactionHash,
  PorticoError,
  submissionUnknown,
  transactionRejected,
} from '@portico/protocol'
import { normaliseError } from '../utils/normaliseError.js'
import { NodeError } from './NodeError.js'

export interface Submission {
  /** Known before the node answers. */
  readonly id: string
  /** Hands the signed transaction to one node, once. @returns the id that the node answers */
  post(): Promise<unknown>
  /** Whether a failure is the node's decision not to accept the transaction. */
  isRejection(error: PorticoError): boolean
}

/** After any failure but a rejection by the node, the network may have the transaction: the outcome is unknown. */
export async function submitTransaction({ id, post, isRejection }: Submission): Promise<void> {
  const answer = await post().catch((thrown: unknown) => {
    const error = normaliseError(thrown, '')
    if (error.nothingSent) throw error
    const detail = readAnswer(error)
    if (isAlreadyKnown(detail)) return id
    if (isRejection(error))
      throw new PorticoError(transactionRejected, { cause: error, detail, nothingSent: true })
    throw new PorticoError(submissionUnknown, { cause: error })
  })
  if (answer !== id) throw new PorticoError(malformedTransactionHash)
}

function readAnswer(error: PorticoError): string {
  if (isPorticoError(error, httpStatus)) return error.context.text ?? ''
  const { cause } = error
  if (!(cause instanceof NodeError)) return ''
  return typeof cause.data === 'string' ? `${cause.message}: ${cause.data}` : cause.message
}
