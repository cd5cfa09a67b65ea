import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { describe, expect, it } from 'vitest'
import { useBitcoinWallet } from '../../test/useBitcoinWallet.js'

const { getChain, connect } = useBitcoinWallet()

describe('the balance of a bitcoin account', () => {
  it('is read to the eighth decimal [K-10]', async () => {
    const { adapter, account } = await connect()
    const { address } = createBitcoinAccount(`0x${'09'.repeat(32)}`, 'testnet').payment
    getChain().fund(address, 123_456_789n)
    expect(await adapter.getBalance({ ...account, address })).toEqual({
      amount: '1.23456789',
      symbol: 'BTC',
      decimals: 8,
    })
  })

  it('is asked of no server for an address of another network', async () => {
    const { adapter, account } = await connect()
    const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
    await expect(adapter.getBalance({ ...account, address })).rejects.toMatchObject({ name: 'PorticoError' })
  })
})
