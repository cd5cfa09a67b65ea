import { bitcoin as network } from '@portico/core/networks'
import { base64, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createRequestWallet } from './createRequestWallet.js'

const account = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const bytes = Uint8Array.of(31, 2, 3)

/** A wallet that answers the same to everything, and keeps what it was asked. */
function createWallet(answer: unknown) {
  const asked: unknown[] = []
  const provider = {
    async request(request: unknown) {
      asked.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { asked, wallet: createRequestWallet(provider, account) }
}

const message = { address: account, network, message: 'Hello', protocol: 'ecdsa' } as const
const transfer = { address: account, network, recipient: account, amount: 5n, feeRate: undefined }

describe('a bitcoin wallet on another device', () => {
  it('tells its addresses and what they are for [C-08]', async () => {
    const { asked, wallet } = createWallet([
      { address: account, intention: 'payment', path: "m/84'/0'/0'/0/0" },
      { address: 'bc1p', intention: 'ordinal' },
    ])
    expect(await wallet.read()).toMatchObject([
      { type: 'payment', path: "m/84'/0'/0'/0/0" },
      { type: 'ordinal' },
    ])
    expect(asked).toEqual([{ method: 'getAccountAddresses', params: { account } }])
  })

  it.each([hex.encode(bytes), base64.encode(bytes)])(
    'signs a message, written as %s [C-08]',
    async signature => {
      const { asked, wallet } = createWallet({ address: account, signature })
      expect(await wallet.signMessage(message)).toEqual(bytes)
      const params = { account, address: account, message: 'Hello', protocol: 'ecdsa' }
      expect(asked).toEqual([{ method: 'signMessage', params }])
    },
  )

  it('does not take the signature of another address', async () => {
    const { wallet } = createWallet({ address: 'somebody else', signature: hex.encode(bytes) })
    await expect(wallet.signMessage(message)).rejects.toMatchObject({ code: 'malformed_answer' })
  })

  it('signs a PSBT and leaves the sending to the page [C-08]', async () => {
    const { asked, wallet } = createWallet({ psbt: base64.encode(bytes) })
    const inputs = [{ index: 0, address: account, sighashTypes: [1] }]
    expect(await wallet.signPsbt({ address: account, network, psbt: bytes, inputs })).toEqual(bytes)
    const params = { account, psbt: base64.encode(bytes), signInputs: inputs, broadcast: false }
    expect(asked).toEqual([{ method: 'signPsbt', params }])
  })

  it('sends a transfer, with a memo but at its own rate of fees [C-08]', async () => {
    const { asked, wallet } = createWallet({ txid: 'ab' })
    expect(await wallet.getTransfer?.({ ...transfer, memo: 'Thanks' })?.()).toBe('ab')
    const params = { account, recipientAddress: account, amount: '5', memo: '5468616e6b73' }
    expect(asked).toEqual([{ method: 'sendTransfer', params }])
    expect(wallet.getTransfer?.({ ...transfer, feeRate: 3 })).toBeUndefined()
    expect(wallet.getTransfer?.({ ...transfer, memo: 'é'.repeat(41) })).toBeUndefined()
  })

  it('says so when the person declines', async () => {
    const { wallet } = createWallet(Object.assign(new Error('No'), { code: 5000 }))
    await expect(wallet.signMessage(message)).rejects.toMatchObject({ code: 'user_rejected' })
  })
})
