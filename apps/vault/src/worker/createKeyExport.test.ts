import type { Hex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createTestKeeper } from '../../test/createTestKeeper.ts'
import { readSolanaKey } from '../../test/readSolanaKey.ts'
import { keeperTiming } from './keeperTiming.ts'

it('exports keys that other libraries find the same addresses with [KS09]', async () => {
  const { keeper, enter } = await createTestKeeper()
  await enter()
  const keys = new Map((await keeper.listKeys()).map(key => [key.family, key]))
  const { addresses } = (await keeper.getAccount()) ?? {}
  expect(keys.get('eip155')?.address).toBe(addresses?.eip155)
  expect(privateKeyToAccount((await keeper.exportKey('eip155')) as Hex).address).toBe(addresses?.eip155)
  expect(mnemonicToAccount((await keeper.exportKit()).join(' ')).address).toBe(addresses?.eip155)
  expect(keys.get('solana')?.address).toBe(addresses?.solana)
  expect(await readSolanaKey(await keeper.exportKey('solana'))).toBe(addresses?.solana)
})

it('exports every key that it lists, and nothing without a proof of the last five minutes [KS09]', async () => {
  const { keeper, enter, clock } = await createTestKeeper()
  await enter()
  const families = (await keeper.listKeys()).map(({ family }) => family)
  for (const family of families) expect(await keeper.exportKey(family)).toMatch(/^\w{20,}$/)
  await expect(keeper.exportKey('constructor')).rejects.toMatchObject({ code: 'no_such_recovery' })
  clock.advance(keeperTiming.freshCode + 1)
  for (const family of families) {
    await expect(keeper.exportKey(family)).rejects.toMatchObject({ code: 'fresh_code_required' })
  }
  await keeper.sendFreshCode()
  await keeper.verifyFreshCode('123456')
  expect(await keeper.exportKey('eip155')).toMatch(/^0x[0-9a-f]{64}$/)
})
