import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import { explain } from '../scripts/bootstrap.mjs'
import { root } from '../scripts/root.mjs'
import { createReport } from './report.mjs'
import { percentiles } from './statistics.mjs'

const help = `npm run bench -- server [options]

  --rate COUNT      requests in a second (500)
  --seconds COUNT   for so long (10)

Balances and history of known accounts, by a server on a local chain. Needs the packages as built.`

/** The p95 in milliseconds. */
const target = 50
const chainId = 'eip155:31337'

const { note, finish } = createReport()
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function ask(url) {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - start)
          : reject(new Error(`${url} answered with ${response.statusCode}.`)),
      )
    }).on('error', reject)
  })
}

/** Sends requests at a steady rate, regardless of responses. */
async function load(urls, rate, seconds) {
  const asked = []
  const start = performance.now()
  while (asked.length < rate * seconds) {
    const due = Math.min(rate * seconds, ((performance.now() - start) / 1000) * rate)
    while (asked.length < due) asked.push(ask(urls[asked.length % urls.length]))
    await wait(1)
  }
  return await Promise.all(asked)
}

async function prepareChain(url) {
  const contracts = connectLocalContracts(url)
  const token = { name: 'Dollar', symbol: 'USD', decimals: 6 }
  const address = await contracts.deployToken({ ...token, supply: 10n ** 15n })
  for (const account of testAccounts) {
    for (let count = 0; count < 30; count++) await contracts.sendToken(address, account.address, 1n)
  }
  return { chainId, address, ...token }
}

async function run() {
  const { values } = parseArgs({
    options: { rate: { type: 'string' }, seconds: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const [rate, seconds] = [Number(values.rate ?? 500), Number(values.seconds ?? 10)]
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-server-'))
  await chmod(dataFolder, 0o755)
  const chain = await startChain()
  const data = {
    nodes: { [chainId]: chain.url },
    tokens: [await prepareChain(chain.url)],
    fixedPrices: { [chainId]: 2500 },
    wholeChains: [chainId],
  }
  const server = fork(join(root, 'bench/server/serve.mjs'), {
    env: { ...process.env, BENCH_SERVER: JSON.stringify({ dataFolder, data }) },
  })
  try {
    const [url] = await once(server, 'message')
    const query = `projectId=portico-sandbox&st=portico&sv=bench&chainId=${chainId}`
    for (const kind of ['balance', 'history']) {
      const urls = testAccounts.map(({ address }) => `${url}/v1/account/${address}/${kind}?${query}`)
      for (const one of urls) await ask(one)
      const times = await load(urls, rate, seconds)
      const { p50, p95, p99 } = percentiles(times)
      const measured = `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`
      note(`${kind}, ${rate} a second`, measured, `p95 at most ${target} ms`, p95 <= target)
    }
    finish()
  } finally {
    agent.destroy()
    if (server.connected) server.send('stop')
    if (server.exitCode === null) await once(server, 'exit')
    await chain.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

run().catch(explain)
