import { defaultVerifiers } from '@portico/siwx/verify'
import fc from 'fast-check'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { verifiers } from './verifiers.js'

it('agree with those of scripts about signatures that are good, changed or random [SX11]', async () => {
  const [fast, slow] = await Promise.all([verifiers.eip155?.(), defaultVerifiers.eip155?.()])
  const account = privateKeyToAccount(generatePrivateKey())
  const message = 'shop.example wants you to sign in'
  const good = (await account.signMessage({ message })).slice(2)
  const check = async (digits: string) => {
    const given = {
      chainId: 'eip155:1',
      address: account.address,
      message,
      signature: `0x${digits}`,
    } as const
    const answers = await Promise.all([fast?.(given), slow?.(given)])
    expect(answers[0]).toBe(answers[1])
    return answers[0]
  }
  expect(await check(good)).toBe(true)
  const digit = fc.constantFrom(...'0123456789abcdef')
  const changed = fc
    .tuple(fc.nat(good.length - 1), digit)
    .map(([at, put]) => good.slice(0, at) + put + good.slice(at + 1))
  const random = fc.string({ unit: digit, minLength: 126, maxLength: 132 })
  const endings = fc.constantFrom('00', '01', '02', '03', '04', '1a', '1b', '1c', '1d', '1e', '1f', 'ff')
  const flipped = endings.map(ending => good.slice(0, -2) + ending)
  await fc.assert(
    fc.asyncProperty(fc.oneof(changed, random, flipped), async digits => {
      expect(await check(digits)).toBe(digits === good || isSameKey(good, digits))
    }),
    { numRuns: 300 },
  )
})

/** 0 and 27 say the same, as do 1 and 28. */
const isSameKey = (one: string, other: string) =>
  one.slice(0, -2) === other.slice(0, -2) && one.slice(-2) === { '00': '1b', '01': '1c' }[other.slice(-2)]
