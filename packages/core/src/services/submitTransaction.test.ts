import { httpStatus, httpTimeout, httpUnreachable, internalError, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown } from '../utils/isOutcomeUnknown.js'
import { NodeError } from './NodeError.js'
import { submitTransaction } from './submitTransaction.js'

const url = 'https://node.example'
const answered = (code: number, message: string, data?: unknown) =>
  new PorticoError(internalError, { cause: new NodeError(code, message, data) })

function submit(outcome: () => Promise<unknown>) {
  return submitTransaction({
    id: 'own',
    post: outcome,
    isRejection: ({ cause }) => cause instanceof NodeError && cause.code === -32002,
  })
}

describe('submitting a signed transaction', () => {
  it('is done when the node answers with its id', async () => {
    await expect(submit(async () => 'own')).resolves.toBeUndefined()
    await expect(submit(async () => 'other')).rejects.toMatchObject({ code: 'malformed_transaction_hash' })
  })

  it.each([
    ['an overloaded server', new PorticoError(httpStatus, { context: { url, status: 503 } })],
    ['silence', new PorticoError(httpTimeout, { context: { url, seconds: 10 } })],
    ['a lost connection', new PorticoError(httpUnreachable, { context: { url } })],
    ['an internal error of the node', answered(-32603, 'Internal error')],
    ['a limit', answered(-32005, 'Too many requests')],
  ])('has an unknown outcome after %s [RD18]', async (_, error) => {
    const failure = await submit(() => Promise.reject(error)).catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ code: 'submission_unknown' })
    expect(isOutcomeUnknown(failure)).toBe(true)
  })

  it('has sent nothing after a rejection by the node, which it tells', async () => {
    const error = answered(-32002, 'Transaction simulation failed: insufficient lamports')
    const failure = await submit(() => Promise.reject(error)).catch((thrown: unknown) => thrown)
    expect(failure).toMatchObject({ code: 'transaction_rejected' })
    expect(String(failure)).toContain('insufficient lamports')
    expect(isOutcomeUnknown(failure)).toBe(false)
  })

  it.each([
    answered(-32002, 'Transaction simulation failed: This transaction has already been processed'),
    answered(-32000, 'already known'),
    answered(1013, 'Transaction Already Imported', '0xab'),
    ...[
      'sendrawtransaction RPC error: {"code":-27,"message":"Transaction already in block chain"}',
      'sendrawtransaction RPC error: {"code":-27,"message":"Transaction outputs already in utxo set"}',
      'sendrawtransaction RPC error -26: txn-already-in-mempool',
    ].map(text => new PorticoError(httpStatus, { context: { url, status: 400, text } })),
  ])('is done where the node has the transaction already: %s', async error => {
    await expect(submit(() => Promise.reject(error))).resolves.toBeUndefined()
  })
})
