import { expect } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { chooseWallet, connectButtonOf, dialogOf } from '../helpers/kit.ts'
import { openRelayDoor, type RelayDoor } from '../helpers/relayDoor.ts'
import { accountButtonOf, test as base, codeOf, copyShownUri, playground } from '../helpers/remote.ts'

const test = base.extend<{ door: RelayDoor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  door: async ({}, use) => {
    const door = await openRelayDoor()
    await use(door)
    door.close()
  },
})

for (const [name, behind] of [
  ['takes the connection and says nothing', 'silence'],
  ['refuses the connection', 'nobody'],
] as const) {
  test(`a relay that ${name} is told of within 20 seconds, and tried again on request [LT16]`, async ({
    page,
    door,
    createWallet,
  }) => {
    door.lead(behind)
    await page.clock.install()
    await page.goto(`${playground}&relayUrl=${encodeURIComponent(door.url)}`)
    await connectButtonOf(page).click()
    await chooseWallet(page, 'WalletConnect')
    await expect(dialogOf(page).getByText('Creating QR code…')).toBeAttached()
    // Stored once the relay is contacted; earlier time does not count towards the 20 seconds.
    const readPending = () => page.evaluate(() => localStorage.getItem('@portico/pairing/pending'))
    await expect.poll(readPending).toContain('symKey')
    await expect(codeOf(page)).toHaveCount(0)
    await page.clock.runFor(20_000)
    const retry = dialogOf(page).getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Use another wallet' })).toBeVisible()
    await expect(dialogOf(page)).toContainText(/relay|connection/i)

    door.lead({ port: Number(new URL(addresses.server).port) })
    await retry.click()
    // A socket without a response is closed after 15 seconds; then another one opens.
    const look = async () => {
      if (door.led === 0) await page.clock.runFor(1000)
      return codeOf(page).isVisible()
    }
    await expect.poll(look, { intervals: [20] }).toBe(true)
    const wallet = createWallet()
    await wallet.pair(await copyShownUri(page))
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })
}
