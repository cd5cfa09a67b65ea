import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectInbox } from '@portico/sandbox/mail'
import { getAddresses } from '../packages/sandbox/start/addresses.mjs'
import { startSandbox } from '../packages/sandbox/start/startSandbox.mjs'
import { explain } from '../scripts/bootstrap.mjs'
import { openBrowser } from './page/openBrowser.mjs'
import { createReport } from './report.mjs'
import { percentiles } from './statistics.mjs'
import { embedVault } from './vault/embedVault.mjs'

const help = `npm run bench -- vault [options]

  --runs COUNT   times that each is measured (9)

Needs the packages, the demo, the wallet and the vault as built.`

/** The measured steps and their targets in milliseconds. */
const targets = {
  'frame, from its load to its first answer, apart from the half second that the kit waits': 300,
  'EVM, from the click to the signature, locked before': 200,
  'EVM, from the click to the signature, open already': 200,
  'Solana, from the click to the signature, locked before': 200,
  'Solana, from the click to the signature, open already': 200,
}

const solanaNetwork = 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG'

const ask = (page, name, payload) =>
  page.evaluate(([method, given]) => globalThis.askVault(method, given), [name, payload])

const embed = (page, { vault }) =>
  page.evaluate(embedVault, {
    src: `${vault}/sdk?projectId=portico-sandbox&chainId=eip155:31337&version=4`,
    origin: vault,
  })

/** Clicks after a pause, because the vault ignores early clicks. Returns the time of the release. */
async function clickCalmly(page, button) {
  await button.waitFor()
  const box = await button.boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(1500)
  await page.mouse.down()
  const at = Date.now()
  // A window that is done may close before it confirms the event.
  await page.mouse.up().catch(() => undefined)
  return at
}

async function sign(page, request, isInWindow) {
  const signing = ask(page, 'RPC_REQUEST', request)
  // If a button cannot be pressed, that error is reported instead.
  signing.catch(() => undefined)
  const frame = page.frameLocator('iframe')
  const named = (place, name) => place.getByRole('button', { name, exact: true })
  const decide = async () => {
    if (!isInWindow) return await clickCalmly(page, named(frame, 'Sign'))
    const opening = page.waitForEvent('popup')
    await named(frame, 'Continue in wallet window').click()
    const popup = await opening
    return await clickCalmly(popup, named(popup, 'Sign'))
  }
  const at = await decide()
  const reply = await signing
  if (!reply.t.endsWith('_SUCCESS')) throw new Error(JSON.stringify(reply))
  return reply.at - at
}

async function logIn(page, inbox) {
  const email = `bench-${randomUUID().slice(0, 8)}@example.com`
  await ask(page, 'CONNECT_EMAIL', { email })
  const { text } = await inbox.next(email)
  await ask(page, 'CONNECT_OTP', { otp: /\b\d{6}\b/.exec(text)[0] })
  const evm = await ask(page, 'GET_USER', { chainId: 31337 })
  const solana = await ask(page, 'GET_USER', { chainId: solanaNetwork })
  return { evm: evm.p.address, solana: solana.p.address }
}

async function measure(browser, addresses, runs) {
  const results = Object.keys(targets).map(() => [])
  const [loaded, evmLocked, evmOpen, solanaLocked, solanaOpen] = results
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${addresses.demo}/floor.html`)
  await embed(page, addresses)
  const accounts = await logIn(page, connectInbox(addresses.inbox))
  // The frame decides messages that name the site's host; the window decides all others.
  const message = Buffer.from(`Welcome to ${new URL(addresses.demo).host}`).toString('hex')
  const onEvm = { method: 'personal_sign', params: [`0x${message}`, accounts.evm] }
  const onSolana = {
    method: 'solana_signMessage',
    params: { message: 'Cn8eVZg', pubkey: accounts.solana },
    chainId: solanaNetwork,
    chainNamespace: 'solana',
  }
  for (let run = 0; run < runs; run++) {
    const ready = await embed(page, addresses)
    await page.waitForTimeout(500)
    const answered = await page.evaluate(async () => {
      const began = performance.now()
      await globalThis.askVault('IS_CONNECTED')
      return performance.now() - began
    })
    loaded.push(ready + answered)
    evmLocked.push(await sign(page, onEvm, false))
    evmOpen.push(await sign(page, onEvm, false))
    await embed(page, addresses)
    await page.waitForTimeout(500)
    solanaLocked.push(await sign(page, onSolana, true))
    solanaOpen.push(await sign(page, onSolana, true))
  }
  return results
}

/** The steal time of a virtual machine and the total, in ticks. */
async function readSteal() {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '')
  const ticks = text.split('\n')[0].split(/\s+/).slice(1, 9).map(Number)
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, each) => sum + each, 0) }
}

function report(results) {
  const { note, finish } = createReport()
  for (const [index, [what, target]] of Object.entries(targets).entries()) {
    const { least, p50, most } = percentiles(results[index].map(Math.round))
    note(what, `${p50} ms (${least} to ${most})`, `at most ${target} ms`, p50 <= target)
  }
  finish()
}

async function bench() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '9' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(help)
  const runs = Number(values.runs)
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when this runs as root
  console.log('Starting the sandbox, with the pages as built …')
  const sandbox = await startSandbox({
    demo: 'built',
    getDataFolder: () => dataFolder,
    onDeath: error => console.error(error.message),
  })
  const browser = await openBrowser()
  try {
    const before = await readSteal()
    const results = await measure(browser, getAddresses(sandbox.slot), runs)
    const after = await readSteal()
    const share = ((after.stolen - before.stolen) / Math.max(1, after.all - before.all)) * 100
    console.log(
      `Medians of ${runs}, least and most in brackets; the host took ${share.toFixed(0)} % of the machine:`,
    )
    report(results)
  } finally {
    await browser.close()
    await sandbox.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

await bench().catch(explain)
