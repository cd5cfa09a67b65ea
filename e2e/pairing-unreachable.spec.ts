import { createServer, connect as openSocket, type Server, type Socket } from 'node:net'
import { findFreePort } from '@portico/testing/anvil'
import { expect } from '@portico/testing/playwright'
import { chooseWallet, connectButtonOf, dialogOf } from './kit.ts'
import { accountButtonOf, test as base, codeOf, copyShownUri } from './remote.ts'

interface Door {
  readonly url: string
  /** Takes connections and says nothing. */
  listen(): Promise<void>
  /** From now on the relay of the sandbox is behind it. */
  open(): void
}

/** An address that may lead to the relay one day. */
const test = base.extend<{ door: Door }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  door: async ({}, use) => {
    const port = await findFreePort()
    const sockets = new Set<Socket>()
    let isOpen = false
    const server: Server = createServer(socket => {
      sockets.add(socket.on('error', () => undefined))
      if (!isOpen) return
      const relay = openSocket(4100, '127.0.0.1').on('error', () => socket.destroy())
      sockets.add(relay)
      socket.pipe(relay).pipe(socket)
    })
    await use({
      url: `ws://127.0.0.1:${port}/relay`,
      listen: () => new Promise(resolve => server.listen(port, '127.0.0.1', resolve)),
      open: () => {
        isOpen = true
      },
    })
    for (const socket of sockets) socket.destroy()
    server.close()
  },
})

// Many steps on a machine that may be busy.
test.describe.configure({ timeout: 60_000 })

const faults = {
  'takes the connection and says nothing': (door: Door) => door.listen(),
  'refuses the connection': () => undefined,
}

for (const [name, start] of Object.entries(faults)) {
  test(`a relay that ${name} is told of within 20 seconds, and tried again on request [LT16]`, async ({
    page,
    door,
    createWallet,
  }) => {
    await start(door)
    await page.clock.install()
    await page.goto(`/?networks=anvilOne~anvilTwo&relayUrl=${encodeURIComponent(door.url)}`)
    await connectButtonOf(page).click()
    await chooseWallet(page, 'WalletConnect')
    await expect(dialogOf(page).getByText('The code is being made')).toBeAttached()
    await expect(codeOf(page)).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Use another wallet' })).toBeVisible()
    await expect(dialogOf(page)).toContainText(/relay|connection/i)

    if (name.startsWith('refuses')) await door.listen()
    door.open()
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    await page.clock.runFor(15_000)
    const wallet = createWallet()
    await wallet.pair(await copyShownUri(page))
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })
}
