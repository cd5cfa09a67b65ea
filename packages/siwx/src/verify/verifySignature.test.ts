import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSigners } from '../../test/signers.js'
import { everyField } from '../../test/signInFields.js'
import { formatSignInMessage } from '../message/formatSignInMessage.js'
import { verifySignature } from './verifySignature.js'

const signers = await createSigners()

const write = ({ chainId, address }: { chainId: `${string}:${string}`; address: string }) =>
  formatSignInMessage({ ...everyField, chainId, accountAddress: address })

describe.each(signers)('a signature of $what', signer => {
  const { chainId, address } = signer
  const message = write(signer)

  it('that another implementation has made is good', async () => {
    const signature = await signer.sign(message)
    await expect(verifySignature({ chainId, address, message, signature })).resolves.toBe(true)
    const long = 'x'.repeat(1000)
    const other = { chainId, address, message: long, signature: await signer.sign(long) }
    await expect(verifySignature(other)).resolves.toBe(true)
  })

  it('is none for any other text, account or bytes', async () => {
    const signature = await signer.sign(message)
    const others = signers.filter(other => other.chainId === chainId && other !== signer)
    for (const other of others)
      await expect(verifySignature({ chainId, address: other.address, message, signature })).resolves.toBe(
        false,
      )
    await fc.assert(
      fc.asyncProperty(
        fc.nat(message.length - 1),
        fc.string({ minLength: 1, maxLength: 3 }),
        async (at, put) => {
          const changed = message.slice(0, at) + put + message.slice(at + 1)
          fc.pre(changed !== message)
          expect(await verifySignature({ chainId, address, message: changed, signature })).toBe(false)
        },
      ),
      { numRuns: 25 },
    )
    for (const bad of ['', '0x', 'x', signature.slice(2), signature.slice(0, -4), `${signature}00`, 'AAAA'])
      expect(await verifySignature({ chainId, address, message, signature: bad }), bad).toBe(false)
    for (const bad of ['', '0x', address.slice(1), `${address}1`])
      expect(await verifySignature({ chainId, address: bad, message, signature }), bad).toBe(false)
  })
})

it('asks the contract of a smart account about bytes alone, at most 16 384 of them', async () => {
  const callEvm = vi.fn(async () => `0x1626ba7e${'00'.repeat(28)}`)
  const address = `0x${'12'.repeat(20)}`
  const verify = (signature: string) =>
    verifySignature({ chainId: 'eip155:1', address, message: 'Hello', signature, callEvm })
  const bytes = 'ab'.repeat(70)
  const tooLong = `0x${'ab'.repeat(16_385)}`
  for (const bad of ['', '0x', '0x123', bytes, `x0x${bytes}`, `0x${bytes}\n`, `0x${bytes}xy`, tooLong])
    expect(await verify(bad), bad.slice(0, 20)).toBe(false)
  expect(callEvm).not.toHaveBeenCalled()
  expect(await verify(`0x${'ab'.repeat(16_384)}`)).toBe(true)
  expect(callEvm).toHaveBeenCalledOnce()
})

describe('BIP-322', () => {
  const chainId = 'bip122:000000000019d6689c085ae165831e93'
  const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'

  it.each([
    [
      segwit,
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      segwit,
      '',
      'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      segwit,
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      segwit,
      'Hello World',
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
    ],
    [
      taproot,
      'Hello World',
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    ],
  ])('verifies the vectors of the standard for %s, %j', async (address, message, signature) => {
    await expect(verifySignature({ chainId, address, message, signature })).resolves.toBe(true)
    const other = message === '' ? 'Hello World' : ''
    await expect(verifySignature({ chainId, address, message: other, signature })).resolves.toBe(false)
    const elsewhere = 'bip122:000000000933ea01ad0ee984209779ba'
    await expect(verifySignature({ chainId: elsewhere, address, message, signature })).resolves.toBe(false)
  })
})

it('trusts nobody of a family that nothing verifies, unless the site says how', async () => {
  const check = { chainId: 'nimbus:1', address: 'n1', message: 'm', signature: 's' } as const
  await expect(verifySignature(check)).resolves.toBe(false)
  await expect(verifySignature({ ...check, chainId: 'constructor:1' })).resolves.toBe(false)
  await expect(verifySignature(check, { nimbus: async () => async () => true })).resolves.toBe(true)
})

it.each(['0x00', '0x01'])('a bare ECDSA signature of Polkadot may begin with %s', async start => {
  const signer = signers.find(({ what }) => what === 'Polkadot by ecdsa')
  if (!signer) throw new Error('There is no such signer.')
  const { chainId, address } = signer
  let [message, signature] = ['', '']
  for (let count = 0; !signature.startsWith(start); count++) {
    message = `text ${count}`
    signature = await signer.sign(message)
  }
  expect(await verifySignature({ chainId, address, message, signature })).toBe(true)
  expect(await verifySignature({ chainId, address, message: 'another', signature })).toBe(false)
})
