import { describe, expect, it } from 'vitest'
import { describeRequest } from './describeRequest.ts'

const chains = [{ id: 'eip155:31337', name: 'Anvil One', rpcUrl: '' }]
const ask = (method: string, params: unknown) =>
  describeRequest({ method, params, chainId: 'eip155:31337' }, chains)

describe('a request in words', () => {
  it('shows the text that is signed, and bytes where they are no text', () => {
    expect(ask('personal_sign', ['0x48656c6c6f', '0xA']).text).toBe('Hello')
    expect(ask('personal_sign', ['0xff', '0xA']).text).toBe('0xff')
    expect(ask('solana_signMessage', { message: '9Ajdvzr', pubkey: 'x' }).text).toBe('Hello')
    expect(ask('solana_signMessage', { message: '0', pubkey: 'x' }).text).toBe('0')
  })

  it('shows what a transaction moves and where', () => {
    const transaction = { to: '0xB', value: '0xde0b6b3a7640000', data: '0x' }
    expect(ask('eth_sendTransaction', [transaction]).facts).toEqual([
      ['To', '0xB'],
      ['Amount', '1 ETH'],
      ['Network', 'Anvil One'],
    ])
  })

  it('shows the fields of typed data, given as an object or as text', () => {
    const data = { domain: { name: 'Shop' }, primaryType: 'Order', message: { item: 'Tea', count: 2 } }
    const facts = [
      ['For', 'Shop'],
      ['Kind', 'Order'],
      ['item', 'Tea'],
      ['count', '2'],
    ]
    expect(ask('eth_signTypedData_v4', ['0xA', JSON.stringify(data)]).facts).toEqual(facts)
    expect(ask('eth_signTypedData', ['0xA', data]).facts).toEqual(facts)
  })

  it.each([undefined, null, [], {}, 'text', [null]])('survives parameters that are %j', params => {
    for (const method of [
      'personal_sign',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'wallet_sendCalls',
    ]) {
      expect(ask(method, params).title).not.toBe('')
    }
  })

  it('names what it does not know', () => {
    expect(ask('eth_unknown', []).facts).toContainEqual(['Method', 'eth_unknown'])
  })
})
