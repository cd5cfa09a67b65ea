import { describe, expect, it } from 'vitest'
import { isForeignRejection } from './setAsideForeignRejections.js'

const reject = (message: string, stack: string) =>
  isForeignRejection(Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}` }))

const refused = 'Unavailable WS RPC url at ws://127.0.0.1:1/relay'
const connection = 'node_modules/@walletconnect/jsonrpc-ws-connection/dist/index.cjs.js:1:2'

describe('an unhandled rejection', () => {
  it('of a reference client that could not connect is not ours', () => {
    expect(reject(refused, connection)).toBe(true)
  })

  it.each([
    ['in other words', 'Something else', connection],
    ['of other code', refused, 'packages/pairing/src/relay/createRelay.ts:1:1'],
    [
      'in which ours had a hand',
      refused,
      `${connection}\n    at packages/pairing/src/relay/createRelay.ts:1:1`,
    ],
  ])('%s fails the run', (_, message, stack) => {
    expect(reject(message, stack)).toBe(false)
  })

  it('without an error fails the run', () => {
    expect(isForeignRejection('no')).toBe(false)
    expect(isForeignRejection(undefined)).toBe(false)
  })
})
