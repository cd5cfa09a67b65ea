import { generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { createRequestSigner } from './createRequestSigner.js'

const url = 'https://api.example'
const readToken = ({ Authorization }: { Authorization: string }) => Authorization.replace('Bearer ', '')

it('signs for one request and two minutes, with keys of Ed25519, too', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const bytes = Buffer.concat([Buffer.from(d, 'base64url'), Buffer.from(x, 'base64url')])
  const now = 1_800_000_000_000
  const sign = createRequestSigner({ url, keyName: 'k', keySecret: bytes.toString('base64') }, () => now)
  const token = readToken(await sign('POST', '/onramp/v1/token?country=US'))
  const { payload } = await jwtVerify(token, publicKey, { currentDate: new Date(now) })
  expect(payload).toMatchObject({ uri: 'POST api.example/onramp/v1/token', exp: now / 1000 + 120 })
  expect(decodeProtectedHeader(token).nonce).not.toBe(
    decodeProtectedHeader(readToken(await sign('GET', '/'))).nonce,
  )
})

it('says that a key is none, and shows nothing of it', () => {
  for (const keySecret of [
    'c2VjcmV0',
    '-----BEGIN EC ' + 'PRIVATE KEY-----\nc2VjcmV0\n-----END EC PRIVATE KEY-----',
  ]) {
    expect(() => createRequestSigner({ url, keyName: 'k', keySecret })).toThrow(
      /^PORTICO_COINBASE_KEY_SECRET is not a Coinbase API key\.$/,
    )
  }
})
