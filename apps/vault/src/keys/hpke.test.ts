import { Aes128Gcm, CipherSuite } from '@hpke/core'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { createDeviceKeys, exportPublicKey, formatPoint } from './deviceKeys.ts'
import { toUtf8 } from './encoding.ts'
import { createRecipientKey, deriveRecipientKey, open, type SealPurpose, seal, suite } from './hpke.ts'

/** RFC 9180, A.3.1: the same key exchange and key schedule with a shorter cipher key. */
const vector = {
  info: '4f6465206f6e2061204772656369616e2055726e',
  ikmR: '668b37171f1072f3cf12ea8a236a45df23fc13b82af3609ad1e354f6ef817550',
  pkRm: '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0',
  ikmE: '4270e54ffd08d79d5928020af4686d8f6b7d35dbe470265f1f5aa22816ce860e',
  enc: '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
  sharedSecret: 'c0d26aeab536609a572b07695d933b589dcf363ff9d93c93adea537aeabb8cb8',
  pt: '4265617574792069732074727574682c20747275746820626561757479',
  aad: '436f756e742d30',
  ct: '5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434',
}
const bytes = (hex: string) => new Uint8Array(hexToBytes(hex))
const hex = (buffer: ArrayBuffer) => bytesToHex(new Uint8Array(buffer))
const purpose: SealPurpose = { use: 'deviceShare', walletId: 'wallet', epoch: 2 }

describe('the sealing suite', () => {
  it('derives the recipient of the published vector', async () => {
    const { pair, publicKey } = await deriveRecipientKey(bytes(vector.ikmR))
    expect(bytesToHex(formatPoint(publicKey))).toBe(vector.pkRm)
    expect(hex(await suite.kem.serializePublicKey(pair.publicKey))).toBe(vector.pkRm)
    expect(pair.privateKey.extractable).toBe(false)
  })

  it('derives the same recipient as the library does, which the escrow uses', async () => {
    for (let round = 0; round < 20; round++) {
      const secret = crypto.getRandomValues(new Uint8Array(32))
      const { publicKey } = await deriveRecipientKey(secret)
      const theirs = await suite.kem.deriveKeyPair(secret)
      expect(publicKey).toEqual(await exportPublicKey(theirs.publicKey))
    }
  })

  it('agrees on the shared secret of the published vector, from both sides', async () => {
    const { pair: recipientKey } = await deriveRecipientKey(bytes(vector.ikmR))
    const enc = bytes(vector.enc)
    expect(hex(await suite.kem.decap({ recipientKey, enc }))).toBe(vector.sharedSecret)
    const { pair: ekm } = await deriveRecipientKey(bytes(vector.ikmE))
    const sent = await suite.kem.encap({ recipientPublicKey: recipientKey.publicKey, ekm })
    expect([hex(sent.sharedSecret), hex(sent.enc)]).toEqual([vector.sharedSecret, vector.enc])
  })

  it('opens and makes the ciphertext of the published vector', async () => {
    const short = new CipherSuite({ kem: suite.kem, kdf: suite.kdf, aead: new Aes128Gcm() })
    const { pair: recipientKey } = await deriveRecipientKey(bytes(vector.ikmR))
    const parameters = { recipientKey, enc: bytes(vector.enc), info: bytes(vector.info) }
    expect(hex(await short.open(parameters, bytes(vector.ct), bytes(vector.aad)))).toBe(vector.pt)
    const { pair: ekm } = await deriveRecipientKey(bytes(vector.ikmE))
    const sender = { recipientPublicKey: recipientKey.publicKey, info: bytes(vector.info), ekm }
    expect(hex((await short.seal(sender, bytes(vector.pt), bytes(vector.aad))).ct)).toBe(vector.ct)
  })
})

describe('seal', () => {
  it('is opened by the recipient alone, for the same use, wallet and epoch alone, and unaltered', async () => {
    const { pair, publicKey } = await createRecipientKey()
    const sealed = await seal(publicKey, toUtf8('share'), purpose)
    expect(await open(pair, sealed, purpose)).toEqual(toUtf8('share'))
    const unreadable = expect.objectContaining({ code: 'sealed_data_unreadable' })
    await expect(open((await createRecipientKey()).pair, sealed, purpose)).rejects.toEqual(unreadable)
    const others: SealPurpose[] = [
      { ...purpose, use: 'recoveryShare' },
      { ...purpose, walletId: 'other' },
      { ...purpose, epoch: 3 },
      { use: 'deviceShare', walletId: 'wallet' },
    ]
    for (const other of others) await expect(open(pair, sealed, other)).rejects.toEqual(unreadable)
    const first = sealed.ciphertext.startsWith('A') ? 'B' : 'A'
    const altered = { ...sealed, ciphertext: first + sealed.ciphertext.slice(1) }
    await expect(open(pair, altered, purpose)).rejects.toEqual(unreadable)
    await expect(open(pair, { enc: '', ciphertext: '!' }, purpose)).rejects.toEqual(unreadable)
  })

  it('reaches the key of a device, which nobody can take out of it', async () => {
    const { agreement, signing } = await createDeviceKeys()
    const sealed = await seal(await exportPublicKey(agreement.publicKey), toUtf8('share'), purpose)
    expect(await open(agreement, sealed, purpose)).toEqual(toUtf8('share'))
    for (const { privateKey } of [agreement, signing]) {
      await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow()
      await expect(crypto.subtle.exportKey('jwk', privateKey)).rejects.toThrow()
    }
  })
})
