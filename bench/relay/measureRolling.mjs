import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../../scripts/root.mjs'
import { percentiles } from '../statistics.mjs'
import { WebSocket } from './connectClient.mjs'
import { openTcpSwitch } from './openTcpSwitch.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'

const projectId = 'portico-sandbox'
const metadata = { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] }
const restMilliseconds = 50

/** LT5: pages request signatures while two servers are replaced one after the other. */
export async function measureRolling(database, { pairs, rounds, roundSeconds }, note) {
  const load = path => import(join(root, 'packages', path))
  const [{ createEnvironment }, { eip155Family }, { pairing }, { createRemoteWallet }] = await Promise.all([
    load('core/dist/exports/index.js'),
    load('core/dist/exports/adapter.js'),
    load('pairing/dist/exports/index.js'),
    load('testing/dist/exports/remote-wallet.js'),
  ])
  let servers = [await startRelayProcess(database), await startRelayProcess(database)]
  const lane = await openTcpSwitch(() => servers.map(({ port }) => port))
  const relayUrl = `ws://127.0.0.1:${lane.port}/relay`

  async function openPair() {
    const wallet = createRemoteWallet({ relayUrl, projectId, WebSocket, approval: 'auto' })
    const site = pairing({ relayUrl, WebSocket }).create({
      environment: createEnvironment(),
      projectId,
      metadata,
      families: { eip155: eip155Family },
      namespaces: ['eip155'],
      getNetworks: () => ['eip155:31337'],
      getFormerId: () => undefined,
      hasOpenedApp: () => false,
      getRpcUrls: () => [],
      emit: () => {},
    })
    const connecting = site.connect({ namespace: 'eip155' })
    const uri = await new Promise((resolve, reject) => {
      site.offer.subscribe(() => {
        const { status, uri, error } = site.offer.get()
        if (status === 'ready') resolve(uri)
        else if (status === 'error') reject(error)
      })
      site.offer.show({})
    })
    await wallet.pair(uri)
    await connecting
    return { wallet, site }
  }

  const open = await Promise.all(Array.from({ length: pairs }, openPair))
  const times = []
  const failures = []
  let isDone = false
  const work = open.map(async ({ wallet, site }) => {
    const [address] = wallet.getAddresses('eip155')
    const provider = site.getProvider('eip155')
    while (!isDone) {
      const since = performance.now()
      await provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', address] }).then(
        () => times.push(performance.now() - since),
        error => failures.push(error.message),
      )
      await setTimeout(restMilliseconds)
    }
  })
  let slowestStop = 0
  for (let round = 0; round < rounds; round++) {
    await setTimeout(roundSeconds * 1000)
    const [oldest, other] = servers
    servers = [other, await startRelayProcess(database)]
    const since = performance.now()
    await oldest.stop('SIGTERM')
    slowestStop = Math.max(slowestStop, performance.now() - since)
  }
  await setTimeout(roundSeconds * 1000)
  isDone = true
  await Promise.all(work)
  for (const { wallet, site } of open) {
    await site.disconnect()
    wallet.stop()
  }
  lane.close()
  await Promise.all(servers.map(server => server.stop('SIGTERM')))
  const { p50, most } = percentiles(times)
  const about = `${failures.length} of ${times.length + failures.length}, ${rounds} restarts`
  note('LT5 failed requests in a rolling restart', about, '0', failures.length === 0 && times.length > 0)
  note('LT5 a request, usual and slowest', `${p50.toFixed(0)} and ${most.toFixed(0)} ms`)
  note('LT5 slowest end after SIGTERM', `${slowestStop.toFixed(0)} ms`, 'at most 20 s', slowestStop <= 20_000)
  for (const message of new Set(failures)) console.log(`  ${message}`)
}
