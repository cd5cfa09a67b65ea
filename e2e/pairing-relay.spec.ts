import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@portico/server'
import { findFreePort } from '@portico/testing/anvil'
import { expect } from '@portico/testing/playwright'
import { accountButtonOf, test as base, connectRemote, copyUri, outputOf, startSigning } from './remote.ts'

type Relay = { readonly url: string; stop(): Promise<void>; start(): Promise<void> }

/** A relay of its own: the sandbox's serves the other tests. */
const test = base.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  relay: async ({}, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portico-relay-'))
    const port = await findFreePort()
    let server: RunningServer | undefined
    const relay: Relay = {
      url: `ws://127.0.0.1:${port}/relay`,
      async start() {
        server = await startServer({ port, dataFolder, sandbox: true })
      },
      async stop() {
        await server?.close()
      },
    }
    await relay.start()
    await use(relay)
    await relay.stop()
    await rm(dataFolder, { recursive: true, force: true })
  },
})

const playgroundOf = ({ url }: Relay) => `/?networks=anvilOne~anvilTwo&relayUrl=${encodeURIComponent(url)}`

test.describe('a relay that restarts', () => {
  test.setTimeout(90_000)

  test('between the code and the approval loses nothing [C-02]', async ({ page, relay, createWallet }) => {
    const wallet = createWallet({ relayUrl: relay.url })
    await page.goto(playgroundOf(relay))
    const uri = await copyUri(page)
    await relay.stop()
    await relay.start()
    await wallet.pair(uri)
    const proposal = await wallet.nextProposal()
    await relay.stop()
    const approved = proposal.approve()
    await relay.start()
    await approved
    await expect(accountButtonOf(page, wallet)).toBeVisible({ timeout: 20_000 })
  })

  test('while a request waits loses neither the request nor the answer [C-02]', async ({
    page,
    relay,
    createWallet,
  }) => {
    const wallet = createWallet({ relayUrl: relay.url })
    await page.goto(playgroundOf(relay))
    await connectRemote(page, wallet)
    await relay.stop()
    await startSigning(page, 'Asked while the relay was away')
    await relay.start()
    const request = await wallet.nextRequest('personal_sign')
    await relay.stop()
    const approved = request.approve()
    await relay.start()
    await approved
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/, { timeout: 20_000 })
  })
})
