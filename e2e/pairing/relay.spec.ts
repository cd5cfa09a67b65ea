import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@portico/server'
import { expect } from '@portico/testing/playwright'
import { openRelayDoor } from '../helpers/relayDoor.ts'
import {
  accountButtonOf,
  test as base,
  connectRemote,
  copyUri,
  outputOf,
  playground,
  startSigning,
} from '../helpers/remote.ts'

type Relay = { readonly url: string; stop(): Promise<void>; start(): Promise<void> }

/** A separate relay, because the sandbox's serves the other tests. */
const test = base.extend<{ relay: Relay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  relay: async ({}, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'portico-relay-'))
    await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when the tests run as root
    const door = await openRelayDoor()
    let server: RunningServer | undefined
    const relay: Relay = {
      url: door.url,
      async start() {
        server = await startServer({ port: 0, dataFolder, sandbox: true })
        door.lead({ port: Number(new URL(server.url).port) })
      },
      async stop() {
        door.lead('nobody')
        await server?.close()
      },
    }
    await relay.start()
    await use(relay)
    await relay.stop()
    door.close()
    await rm(dataFolder, { recursive: true, force: true })
  },
})

const playgroundOf = ({ url }: Relay) => `${playground}&relayUrl=${encodeURIComponent(url)}`

test.describe('a relay that restarts', () => {
  test.setTimeout(120_000)
  // The backoff of both sides grows to half a minute.
  const patience = 45_000

  test('between the code and the approval loses nothing [C-02]', async ({ page, relay, createWallet }) => {
    const wallet = createWallet({ relayUrl: relay.url })
    await page.goto(playgroundOf(relay))
    const uri = await copyUri(page)
    await relay.stop()
    await relay.start()
    await wallet.pair(uri)
    const proposal = await wallet.until(({ proposals }) => proposals[0], patience)
    await relay.stop()
    const approved = proposal.approve()
    await relay.start()
    await approved
    await expect(accountButtonOf(page, wallet)).toBeVisible({ timeout: patience })
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
    const request = await wallet.until(({ requests }) => requests[0], patience)
    await relay.stop()
    const approved = request.approve()
    await relay.start()
    await approved
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/, { timeout: patience })
  })
})
