import { PorticoError, unrecognizedChain } from '@portico/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toRpcError } from '../families/adapter/toRpcError.js'
import { normaliseError } from './normaliseError.js'

const bomb = Object.defineProperties(
  {},
  Object.fromEntries(
    ['code', 'message', 'data', 'cause', 'name'].map(key => [
      key,
      {
        get() {
          throw new Error('read a property of a hostile error')
        },
      },
    ]),
  ),
)

describe('normaliseError', () => {
  it.each([
    [4001, 'user_rejected'],
    [4100, 'unauthorized'],
    [4200, 'unsupported_method'],
    [5700, 'unsupported_capability'],
    [5710, 'unsupported_chain_id'],
    [5720, 'duplicate_batch_id'],
    [5730, 'unknown_batch_id'],
    [5740, 'batch_too_large'],
    [5760, 'atomicity_not_supported'],
    [4900, 'provider_disconnected'],
    [4901, 'chain_disconnected'],
    [-32002, 'request_pending'],
    [-32000, 'invalid_input'],
    [-32003, 'transaction_rejected'],
    [-32005, 'limit_exceeded'],
    [-32600, 'invalid_request'],
    [-32601, 'method_not_found'],
    [-32602, 'invalid_params'],
    [-32603, 'internal_error'],
  ])('knows the code %d and keeps it [X-08]', (code, expected) => {
    expect(normaliseError({ code, message: 'x' }, 'eth_call')).toMatchObject({
      code: expected,
      rpcCode: code,
    })
  })

  it.each([
    ['a code as text', { code: '4001' }],
    ['the code of wallets on other devices', { code: 5000, message: 'User rejected.' }],
    ['a code inside data.originalError', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['a code inside cause', { message: 'wrapped', cause: { code: 4001 } }],
    ['a code inside info.error', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }],
    ['words alone', new Error('User denied account authorization')],
    ['a plain text', 'User closed the window'],
  ])('recognises a rejection by %s', (_, thrown) => {
    expect(normaliseError(thrown, '')).toMatchObject({ code: 'user_rejected', cause: thrown })
  })

  it('takes an error of the kit back from the form that libraries get', () => {
    const error = new PorticoError(unrecognizedChain, { context: { chainId: '0x1' } })
    const seen = toRpcError(error)
    expect(seen).toMatchObject({ code: 4902, message: error.message })
    expect(normaliseError(seen, 'wallet_switchEthereumChain')).toBe(error)
  })

  it('recognises a wallet that was removed or updated', () => {
    const thrown = new Error('Extension context invalidated.')
    expect(normaliseError(thrown, '')).toMatchObject({ code: 'provider_disconnected' })
  })

  it('does not let words overrule a code', () => {
    expect(normaliseError({ code: -32602, message: 'rejected' }, '')).toMatchObject({
      code: 'invalid_params',
    })
  })

  it('appends the words of the wallet, cleaned and cut', () => {
    const thrown = { code: 12, message: `Insufficient\u202e funds\n${'x'.repeat(5000)}` }
    const { message } = normaliseError(thrown, '')
    expect(message).toContain('Insufficient funds')
    expect(message).not.toContain('\u202e')
    expect(message.length).toBeLessThan(300)
  })

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['an empty object', {}],
    ['hostile getters', bomb],
    ['a DOMException', new DOMException('The operation failed.', 'AbortError')],
    ['a function', () => {}],
  ])('makes a readable error of %s', (_, thrown) => {
    const error = normaliseError(thrown, '')
    expect(error).toMatchObject({ name: 'PorticoError', code: 'wallet_failed' })
    expect(error.message).not.toContain('[object')
  })

  it('makes a readable error of anything', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), thrown => {
        const error = normaliseError(thrown, 'eth_call')
        expect(error).toBeInstanceOf(PorticoError)
        expect(error.message).not.toContain('[object')
        expect(error.message.length).toBeGreaterThan(5)
      }),
    )
  })
})
