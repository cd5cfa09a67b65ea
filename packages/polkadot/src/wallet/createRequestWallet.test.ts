import { describe, expect, it } from 'vitest'
import { createRequestWallet } from './createRequestWallet.js'

const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const signature = `0x${'ab'.repeat(64)}`

function createWallet() {
  const asked: unknown[] = []
  const provider = {
    async request(request: unknown) {
      asked.push(request)
      return { signature }
    },
  }
  return { asked, wallet: createRequestWallet(provider) }
}

describe('a polkadot wallet on another device', () => {
  it('gets a message between its marks, and as it is for wallets that put them on [C-09]', async () => {
    const { asked, wallet } = createWallet()
    expect(await wallet.signRaw({ address, data: '0x6869', type: 'bytes' })).toMatchObject({ signature })
    const params = { address, data: '0x3c42797465733e68693c2f42797465733e', type: 'bytes', message: '0x6869' }
    expect(asked).toEqual([{ method: 'polkadot_signMessage', params }])
  })

  it('gets bytes of a transaction without marks, and is told so [C-09]', async () => {
    const { asked, wallet } = createWallet()
    await wallet.signRaw({ address, data: '0x0400', type: 'payload' })
    const params = { address, data: '0x0400', type: 'payload', message: '0x0400' }
    expect(asked).toEqual([{ method: 'polkadot_signMessage', params }])
  })
})
