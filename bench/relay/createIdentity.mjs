import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')

export const createTopic = () => randomBytes(32).toString('hex')

export function createIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url')
  const id = base58.encode(Buffer.concat([Buffer.from('ed01', 'hex'), key]))
  const sub = createTopic()

  return {
    getUrl(port) {
      const url = `ws://127.0.0.1:${port}/relay`
      const iat = Math.floor(Date.now() / 1000)
      const claims = { iss: `did:key:z${id}`, sub, aud: url, iat, exp: iat + 86_400 }
      const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
      const signature = sign(null, Buffer.from(text), privateKey).toString('base64url')
      return `${url}?auth=${text}.${signature}&projectId=portico-sandbox`
    },
  }
}
