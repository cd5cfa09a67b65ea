import { mockWallets } from '@portico/testing'
import { test } from '@portico/testing/playwright'
import type { Address } from 'viem'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { connectWith, createFundedKey } from '../helpers/kit.ts'
import { buyDollars, payShop, registerName, seeActivity, sendCoffee, swapForCoffee } from '../helpers/life.ts'

test('an account buys, swaps, sends to a name, sees all of it, takes a name and pays a shop [W-14] [W-23] [W-24] [E-14]', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
  await page.goto('/?networks=anvilOne')
  await connectWith(page, 'Alder')
  // The wallet approves by itself.
  const life = { page, address: (await alder.address()) as Address, agree: async () => undefined }
  await buyDollars(life)
  await swapForCoffee(life)
  await sendCoffee(life)
  await seeActivity(life)
  await registerName(life)
  await page.goto('/?networks=anvilOne&pay=on')
  await payShop(life, contracts.dollar)
})
