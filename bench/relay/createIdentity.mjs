import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')

export const createTopic = () => randomBytes(32).toString('hex')

export function createIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('hex')
  let value = BigInt(`0xed01${key}`)
  let id = ''
  for (; value > 0n; value /= 58n) id = alphabet[Number(value % 58n)] + id
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
