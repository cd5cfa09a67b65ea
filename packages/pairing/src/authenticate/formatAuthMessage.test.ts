import { describe, expect, it } from 'vitest'
import { recap } from '../../test/signInTerms.js'
import { formatAuthMessage } from './formatAuthMessage.js'

describe('the text to sign', () => {
  it('reads as in the specification', () => {
    const payload = {
      iss: 'did:pkh:eip155:1:0x3613699A6c5D8BC97a08805876c8005543125F09',
      domain: 'http://example.com',
      aud: 'https://example.com',
      version: '1',
      nonce: '1',
      iat: '2024-02-19T09:29:21.394Z',
      resources: [recap],
    }
    expect(
      formatAuthMessage(payload),
    ).toBe(`http://example.com wants you to sign in with your Ethereum account:
0x3613699A6c5D8BC97a08805876c8005543125F09

I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.

URI: https://example.com
Version: 1
Chain ID: 1
Nonce: 1
Issued At: 2024-02-19T09:29:21.394Z
Resources:
- ${recap}`)
  })
})
