import type { Hex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import { readCosmosKey } from '../../../test/readCosmosKey.ts'
import { readPolkadotSeed } from '../../../test/readPolkadotSeed.ts'
import { readSolanaKey } from '../../../test/readSolanaKey.ts'
import { readWif } from '../../../test/readWif.ts'
import { keeperTiming } from '../KeeperOptions.ts'

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

it('exports keys of Bitcoin, Cosmos and Polkadot that other libraries find the same addresses with [KS09]', async () => {
  const { keeper, enter } = await createTestKeeper()
  await enter()
  const keys = new Map((await keeper.listKeys()).map(key => [key.family, key]))
  expect([...keys.keys()]).toEqual([
    'eip155',
    'solana',
    'bip122-segwit',
    'bip122-taproot',
    'cosmos',
    'polkadot',
  ])
  const [payment, ordinal] = await keeper.listAccounts('bip122:000000000019d6689c085ae165831e93')
  expect(keys.get('bip122-segwit')?.address).toBe(payment?.address)
  expect(readWif(await keeper.exportKey('bip122-segwit'), 'p2wpkh')).toBe(payment?.address)
  expect(keys.get('bip122-taproot')?.address).toBe(ordinal?.address)
  expect(readWif(await keeper.exportKey('bip122-taproot'), 'p2tr')).toBe(ordinal?.address)

  const [hub] = await keeper.listAccounts('cosmos:cosmoshub-4')
  expect(keys.get('cosmos')?.address).toBe(hub?.address)
  expect(await readCosmosKey(await keeper.exportKey('cosmos'))).toBe(hub?.address)

  const [relay] = await keeper.listAccounts('polkadot:91b171bb158e2d3848fa23a9f1c25182')
  expect(keys.get('polkadot')?.address).toBe(relay?.address)
  expect(readPolkadotSeed(await keeper.exportKey('polkadot'))).toBe(relay?.address)
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
