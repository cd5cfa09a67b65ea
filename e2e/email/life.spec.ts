import { test } from '@portico/testing/playwright'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { approveRequest, createEmail, fund, logIn } from '../helpers/emailVisit.ts'
import { buyDollars, payShop, registerName, seeActivity, sendCoffee, swapForCoffee } from '../helpers/life.ts'

// Each request is approved in the vault, which ignores clicks before the visitor had time to read.
test.slow()

test('somebody who has logged in by mail buys, swaps, sends to a name, sees all of it, takes a name and pays a shop [W-14] [W-23] [W-24] [E-14]', async ({
  page,
}) => {
  await page.goto('/email.html')
  const { evm: address } = await logIn(page, createEmail())
  await fund({ evm: address })
  const life = { page, address, agree: () => approveRequest(page) }
  await buyDollars(life)
  await swapForCoffee(life)
  await sendCoffee(life)
  await seeActivity(life)
  await registerName(life)
  await page.goto('/email.html?pay')
  await payShop(life, contracts.dollar)
})
