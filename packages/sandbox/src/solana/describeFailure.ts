import type { FailedTransactionMetadata } from 'litesvm'

/** An error in the JSON format of nodes: a name, or a name with details. */
export type TransactionError = string | { readonly [name: string]: unknown } | null

const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InsufficientFundsForRent: 'Transaction results in an account with insufficient funds for rent',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** The engine exposes error names only in its printed text. */
export function readError(failure: FailedTransactionMetadata): TransactionError {
  const text = /err: (.+?), meta: /s.exec(failure.toString())?.[1] ?? 'SanitizeFailure'
  const instruction = /^InstructionError\((\d+), (.+)\)$/s.exec(text)
  if (instruction) return { InstructionError: [Number(instruction[1]), readInstructionError(instruction[2])] }
  const account = /^(\w+) \{ account_index: (\d+) \}$/.exec(text)
  if (account?.[1]) return { [account[1]]: { account_index: Number(account[2]) } }
  const indexed = /^(\w+)\((\d+)\)$/.exec(text)
  return indexed?.[1] ? { [indexed[1]]: Number(indexed[2]) } : text
}

function readInstructionError(text = 'GenericError'): TransactionError {
  const custom = /^Custom\((\d+)\)$/.exec(text)
  return custom ? { Custom: Number(custom[1]) } : text
}

export function describeError(error: TransactionError): string {
  if (error === null) return 'No error'
  if (typeof error === 'string') return sentences[error] ?? error
  const [name = '', details] = Object.entries(error)[0] ?? []
  if (name !== 'InstructionError' || !Array.isArray(details)) return sentences[name] ?? name
  const [index, cause] = details
  return `Error processing Instruction ${index}: ${describeCause(cause)}`
}

const describeCause = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'Custom' in cause
    ? `custom program error: 0x${Number(cause.Custom).toString(16)}`
    : String(cause)
