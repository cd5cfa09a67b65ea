import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyRing } from './createKeyRing.js'
import { readSecret } from './deriveKey.js'
import { createRecipient, sealTo } from './hpke.js'

const [first, second] = [randomBytes(32), randomBytes(32)]
const share = randomBytes(33)

describe('createKeyRing', () => {
  it('reads what an older key encrypted, as long as that is there', () => {
    const box = createKeyRing([first]).seal(share, 'a')
    expect(createKeyRing([second, first]).open(box, 'a')).toEqual(share)
    expect(() => createKeyRing([second]).open(box, 'a')).toThrow('not configured any more')
  })

  it('reads nothing that was changed, cut or moved [KS02]', () => {
    const ring = createKeyRing([first])
    const box = ring.seal(share, 'a')
    expect(() => ring.open(box, 'b')).toThrow()
    for (let index = 0; index < box.length; index++) {
      const changed = Buffer.from(box)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => ring.open(changed, 'a')).toThrow()
      expect(() => ring.open(box.subarray(0, index), 'a')).toThrow()
    }
  })

  it('never encrypts twice alike', () => {
    const ring = createKeyRing([first])
    expect(ring.seal(share, 'a')).not.toEqual(ring.seal(share, 'a'))
  })
})

describe('sealing to a key', () => {
  it('is opened by its holder, for its purpose', async () => {
    const recipient = await createRecipient(first)
    const sealed = await sealTo(recipient.publicKey, share, { info: 'x', context: 'y' })
    expect(Buffer.from(await recipient.open(sealed, { info: 'x', context: 'y' }))).toEqual(share)
    await expect(recipient.open(sealed, { info: 'z', context: 'y' })).rejects.toThrow()
    await expect(recipient.open(sealed, { info: 'x', context: 'z' })).rejects.toThrow()
    await expect((await createRecipient(second)).open(sealed, { info: 'x', context: 'y' })).rejects.toThrow()
  })

  it('has one key pair for a secret', async () => {
    expect((await createRecipient(first)).publicKey).toEqual((await createRecipient(first)).publicKey)
  })
})

describe('readSecret', () => {
  it('reads base64url, base64 and hex', () => {
    for (const encoding of ['base64url', 'base64', 'hex'] as const) {
      expect(readSecret('X', first.toString(encoding))).toEqual(first)
    }
  })

  it.each([
    '',
    'secret',
    'changeme',
    'A'.repeat(43),
    '0'.repeat(64),
    'ab'.repeat(32),
    randomBytes(31).toString('hex'),
  ])('refuses %j without repeating it', text => {
    const read = () => readSecret('PORTICO_AUTH_KEK', text)
    expect(read).toThrow('PORTICO_AUTH_KEK must be 32 random bytes. Make one with: portico-server secrets')
  })
})
