import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'

const network = createNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const typedData = { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }

function setUp(answer: unknown) {
  const wallet = createFakeProvider({ personal_sign: () => answer, eth_signTypedData_v4: () => answer })
  const { runtime } = createTestRuntime(wallet.provider)
  const account = { connector, network, address }
  return {
    ...wallet,
    signMessage: (message: string) => signMessage(runtime, { ...account, message }),
    signTypedData: () => signTypedData(runtime, { ...account, typedData }),
  }
}

describe('signing', () => {
  it.each([null, '0x', `0x${'a'.repeat(61)}`, 'a'.repeat(130), `0x${'g'.repeat(130)}`, {}])(
    'refuses %s for a signature [R-18]',
    async answer => {
      const { signMessage, signTypedData } = setUp(answer)
      await expect(signMessage('Hello')).rejects.toMatchObject({ code: 'malformed_signature' })
      await expect(signTypedData()).rejects.toMatchObject({ code: 'malformed_signature' })
    },
  )

  it('accepts the shortest signature there is [R-18]', async () => {
    const signature = `0x${'a'.repeat(62)}`
    await expect(setUp(signature).signMessage('Hello')).resolves.toBe(signature)
  })

  it('sends text as UTF-8 in hex, also text that looks like hex already', async () => {
    const { signMessage, requests } = setUp(`0x${'a'.repeat(130)}`)
    await signMessage('0xé')
    expect(requests[0]?.params).toEqual(['0x3078c3a9', address])
  })
})
