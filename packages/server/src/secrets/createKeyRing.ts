import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const idLength = 4
const nonceLength = 12
const tagLength = 16

export type KeyRing = ReturnType<typeof createKeyRing>

export function createKeyRing(keys: readonly Uint8Array[]) {
  const named = keys.map(key => ({
    key,
    id: createHash('sha256').update(key).digest().subarray(0, idLength),
  }))
  return {
    seal(plain: Uint8Array, context: string) {
      const [newest] = named
      if (!newest) throw new Error('There is no key to encrypt with.')
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, newest.key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([newest.id, nonce, body, cipher.getAuthTag()])
    },
    /** Throws if the key is missing, or the data was modified. */
    open(box: Uint8Array, context: string) {
      const bytes = Buffer.from(box)
      const id = bytes.subarray(0, idLength)
      const entry = named.find(candidate => candidate.id.equals(id))
      if (!entry) throw new Error('The key that encrypted this is not configured any more.')
      const nonce = bytes.subarray(idLength, idLength + nonceLength)
      const decipher = createDecipheriv(algorithm, entry.key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagLength))
      const body = bytes.subarray(idLength + nonceLength, -tagLength)
      return Buffer.concat([decipher.update(body), decipher.final()])
    },
  }
}
