import { defineNetwork, type Transaction, type Transfer } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { describeTransaction } from './describeTransaction.js'

const network = defineNetwork(mainnet)

const move = (direction: Transfer['direction'], numeric = '1', symbol = 'ETH'): Transfer => ({
  direction,
  quantity: { numeric },
  fungible_info: { name: symbol, symbol, icon: undefined },
  nft_info: undefined,
  value: undefined,
  price: undefined,
})

const describeIt = (operationType: string, transfers: Transaction['transfers']) =>
  describeTransaction(
    {
      id: 'x',
      metadata: {
        operationType,
        hash: '0x1',
        chain: 'eip155:1',
        minedAt: '2026-01-01T00:00:00Z',
        sentFrom: '0xfrom',
        sentTo: '0xto',
        status: 'confirmed',
        nonce: 0,
      },
      transfers,
    },
    network,
  )

describe('describeTransaction', () => {
  it('says in which direction it went, and with whom', () => {
    expect(describeIt('send', [move('out')])).toMatchObject({
      kind: 'send',
      party: { word: 'to', address: '0xto' },
    })
    expect(describeIt('receive', [move('in')])).toMatchObject({
      kind: 'receive',
      party: { word: 'from', address: '0xfrom' },
    })
    expect(describeIt('send', [move('self')])).toMatchObject({ kind: 'send', party: { word: 'toYourself' } })
    expect(describeIt('approve', [])).toMatchObject({ party: { word: 'with', address: '0xto' } })
  })

  it('names nobody as the receiver of a token, of which the transaction has only the contract', () => {
    expect(describeIt('send', [move('out', '1', 'USDC')]).party).toBeUndefined()
  })

  it('believes what was moved rather than what somebody calls it', () => {
    expect(describeIt('receive', [move('out')]).kind).toBe('send')
    expect(describeIt('send', [move('in')]).kind).toBe('receive')
    expect(describeIt('<img src=x>', [move('in'), move('out')]).kind).toBe('trade')
    expect(describeIt('constructor', []).kind).toBe('execute')
  })

  it('shows two transfers, without spam and without those of nothing [RD06] [RD10]', () => {
    const spam: Transfer = {
      ...move('in'),
      fungible_info: undefined,
      nft_info: { name: 'visit evil.example', content: undefined, flags: { is_spam: true } },
    }
    const both = [spam, move('in', '0.00'), move('out'), move('in')]
    const described = describeIt('trade', both)
    expect(described.transfers.map(({ direction }) => direction)).toEqual(['out', 'in'])
    expect(described.hidden).toBe(0)
    expect(describeIt('trade', [...both, move('in')])).toMatchObject({ transfers: [{}], hidden: 2 })
  })
})
