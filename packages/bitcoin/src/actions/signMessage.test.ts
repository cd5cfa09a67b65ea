import { base64 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { recipient } from '../../test/useBitcoinChains.js'
import { forms, useBitcoinWallet } from '../../test/useBitcoinWallet.js'
import { verifyBip322 } from '../../test/verifyBip322.js'
import { verifyEcdsa } from '../../test/verifyEcdsa.js'

const { connect } = useBitcoinWallet()

describe('signing messages with a bitcoin wallet', () => {
  it.each(forms)(
    'signs by BIP-322 as the payment and as the ordinals account in the form %s [C-08]',
    async form => {
      const { adapter, account, ordinals } = await connect({ form })
      for (const signer of [account.address, ...(ordinals ? [ordinals] : [])]) {
        const signature = await adapter.signMessage({
          ...account,
          message: 'Grüße',
          protocol: 'bip322',
          signer,
        })
        expect(verifyBip322(signer, 'Grüße', signature)).toBe(true)
        expect(verifyBip322(signer, 'Gruesse', signature)).toBe(false)
      }
    },
  )

  it.each(['satsConnect', 'okx', 'unisat'] as const)('signs by ECDSA in the form %s [C-08]', async form => {
    const { adapter, account } = await connect({ form, paymentType: 'p2sh' })
    const signature = await adapter.signMessage({ ...account, message: 'Hello', protocol: 'ecdsa' })
    expect(base64.decode(signature)).toHaveLength(65)
    expect(verifyEcdsa(account.address, 'Hello', signature)).toBe(true)
    expect(verifyEcdsa(account.address, 'Hallo', signature)).toBe(false)
  })

  it.each(['standard', 'leather'] as const)('says so where the form %s knows no ECDSA', async form => {
    const { adapter, account } = await connect({ form })
    await expect(
      adapter.signMessage({ ...account, message: 'Hello', protocol: 'ecdsa' }),
    ).rejects.toMatchObject({ name: 'PorticoError' })
  })

  it.each(forms.flatMap(form => (['short', 'empty'] as const).map(wrong => [form, wrong] as const)))(
    'refuses a signature of the form %s that is %s',
    async (form, signature) => {
      const { adapter, account, control } = await connect({ form })
      control.answerWrongly({ signature })
      await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
        code: expect.stringMatching(/^malformed_/),
      })
    },
  )

  it('signs only as accounts that the wallet granted', async () => {
    const { adapter, account } = await connect()
    await expect(
      adapter.signMessage({ ...account, message: 'Hello', signer: recipient }),
    ).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
