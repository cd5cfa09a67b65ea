import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { explain } from '../scripts/bootstrap.mjs'
import { root } from '../scripts/root.mjs'
import { buildPage, measureGzip, measureOwnGzip } from './page/buildPage.mjs'
import { listLoadedScripts } from './page/listLoadedScripts.mjs'
import { openBrowser } from './page/openBrowser.mjs'
import { describeFamiliesPage, families, pages } from './page/pages.mjs'

/**
 * In kB (1000 bytes) of gzip, without React and the bundler's own code; `opening` is what a click on the button
 * adds.
 */
const budgets = [
  // All of our components for a first load are one file, so that bundlers can join it with React: a page with
  // `ConnectButton` loads what the account button needs, too. The dialog brings what every connection needs.
  { page: 'react', what: 'React app with ConnectButton, plain EVM', initial: 25.5, opening: 64 },
  // Vite puts what the page and its lazy chunks share into a separate file, which costs about 1 kB.
  { page: 'vanilla', what: 'page with <portico-button>', initial: 27 },
]

const pairingBudget = 32

/** Rarely used views, each in its own chunk; receiving is part of `views`. */
const lazyParts = [
  ...['tokens', 'activity', 'nfts', 'walletSend', 'registerAccountName', 'onRampProviders', 'swap', 'pay'],
]
const lazyBudget = 15

const vaultBudget = 70

/** The first-load cost of e-mail login, including the wallet's name in 24 languages. */
const emailBudget = 3.2

/** The first-load cost of a chain family with its network, and of all families with the button. */
const familyBudgets = { each: 3.5, all: 28.5 }

/**
 * The maximum number of scripts of a page with all features, including React: until idle, for the first click, and
 * with what is preloaded after it.
 */
const fileLimits = { idle: 3, click: 1, ahead: 2 }

/** The size of these scripts with default settings. */
const fileBudgets = { idle: 162, click: 53 }

/** With `--why`: the composition of a figure, in characters before minification. */
const wantsReasons = process.argv.includes('--why')

function printModules(chunks) {
  const modules = chunks.flatMap(chunk => Object.entries(chunk.modules))
  const heaviest = modules
    .map(([id, { code }]) => [relative(root, id), code?.length ?? 0])
    .sort((a, b) => b[1] - a[1])
  for (const [id, length] of heaviest.slice(0, 60)) console.log(`${String(length).padStart(8)}  ${id}`)
}

async function sum(folder, chunks) {
  const sizes = await Promise.all(chunks.map(({ fileName }) => measureOwnGzip(folder, fileName)))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

async function measure(browser, { page, what, initial: initialBudget, opening: openingBudget }) {
  const { folder, chunks, initial, isReactChunk, isForeignChunk } = await buildPage(page, pages[page], {
    apart: true,
  })
  const ours = list => list.filter(chunk => !isForeignChunk(chunk))
  const rows = [
    {
      what: `${what}: first load`,
      value: await sum(folder, ours(initial)),
      limit: initialBudget,
      unit: 'kB',
    },
  ]
  if (page === 'vanilla' && initial.some(isReactChunk))
    throw new Error('React is in the first load of the page without React.')
  if (wantsReasons) printModules(ours(initial))
  const { idle, click } = await listLoadedScripts(browser, folder, { savesData: true })
  const loaded = new Set([...idle, ...click])
  const added = ours(chunks).filter(chunk => loaded.has(chunk.fileName) && !initial.includes(chunk))
  if (wantsReasons) printModules(added)
  rows.push({
    what: `${what}: opening the modal adds`,
    value: await sum(folder, added),
    limit: openingBudget,
    unit: 'kB',
  })
  if (page === 'react')
    for (const part of lazyParts) {
      const file = chunks.find(({ fileName }) => fileName.includes(`${part}-`))
      if (!file || loaded.has(file.fileName)) throw new Error(`The chunk "${part}" is not loaded lazily.`)
      rows.push({
        what: `part of few: ${part}`,
        value: await sum(folder, [file]),
        limit: lazyBudget,
        unit: 'kB',
      })
    }
  return rows
}

/** A page that calls one function. */
async function measureSingle() {
  const { folder, initial } = await buildPage('single', pages.single)
  return { what: 'page that calls one function', value: await sum(folder, initial), limit: 1, unit: 'kB' }
}

/** The cost of the embedded wallet for a page whose visitors do not use it. */
async function measureEmail() {
  const weigh = async page => {
    const { folder, initial, isForeignChunk } = await buildPage(page, pages[page], { apart: true })
    return sum(
      folder,
      initial.filter(chunk => !isForeignChunk(chunk)),
    )
  }
  const value = (await weigh('email')) - (await weigh('react'))
  return { what: 'e-mail login: adds to the first load', value, limit: emailBudget, unit: 'kB' }
}

async function weighFamilies(names) {
  const { folder, initial, isForeignChunk } = await buildPage(
    `families-${names.join('-') || 'none'}`,
    describeFamiliesPage(names),
    { apart: true },
  )
  const ours = initial.filter(chunk => !isForeignChunk(chunk))
  if (wantsReasons) printModules(ours)
  return sum(folder, ours)
}

/** The cost of each family in addition to the kit. */
async function measureFamilies() {
  const names = Object.keys(families)
  const none = await weighFamilies([])
  const rows = []
  for (const name of names) {
    rows.push({
      what: `${name}: adds to the first load`,
      value: (await weighFamilies([name])) - none,
      limit: familyBudgets.each,
      unit: 'kB',
    })
  }
  const all = await weighFamilies(names)
  return [
    ...rows,
    {
      what: 'five families with ConnectButton: first load',
      value: all,
      limit: familyBudgets.all,
      unit: 'kB',
    },
  ]
}

/** The page with all features: the number of files with default settings, and the cost of remote wallets. */
async function measureFiles(browser) {
  const plain = await buildPage('kit', pages.kit)
  const { idle, click } = await listLoadedScripts(browser, plain.folder, { savesData: true })
  const everybody = await listLoadedScripts(browser, plain.folder)
  const weighAll = async names => {
    const sizes = await Promise.all(names.map(name => measureGzip(plain.folder, name)))
    return sizes.reduce((total, size) => total + size, 0) / 1000
  }
  if (wantsReasons) {
    for (const { fileName, moduleIds } of plain.chunks) {
      console.log(fileName, ...moduleIds.map(id => relative(root, id)))
    }
  }
  const what = 'page with everything on'
  return [
    { what: `${what}: scripts until it is idle`, value: idle.length, limit: fileLimits.idle, unit: 'files' },
    {
      what: `${what}: scripts for the first click`,
      value: click.length,
      limit: fileLimits.click,
      unit: 'files',
    },
    {
      what: `${what}: the same, and what comes ahead`,
      value: everybody.click.length,
      limit: fileLimits.ahead,
      unit: 'files',
    },
    {
      what: `${what}: all scripts until it is idle`,
      value: await weighAll(everybody.idle),
      limit: fileBudgets.idle,
      unit: 'kB',
    },
    {
      what: `${what}: all scripts after the click`,
      value: await weighAll(everybody.click),
      limit: fileBudgets.click,
      unit: 'kB',
    },
    { what: `${what}: pairing`, value: await weighPairing(browser), limit: pairingBudget, unit: 'kB' },
  ]
}

async function weighPairing(browser) {
  const { folder, chunks, isForeignChunk } = await buildPage('kit', pages.kit, { apart: true })
  const { click } = await listLoadedScripts(browser, folder, { savesData: true })
  return sum(
    folder,
    chunks.filter(chunk => click.includes(chunk.fileName) && !isForeignChunk(chunk)),
  )
}

/** The vault's first load before a login; keys and signing load later. */
const vaultFirstLoad = ['frame.js', 'keeper.js', 'vault.css']

/** As built into the server, with the chunks that the scripts import statically. */
async function measureVault() {
  const versions = join(root, 'packages/server/vault/v')
  const [version] = await readdir(versions)
  const loaded = new Map()
  async function load(name) {
    const file = await readFile(join(versions, version, name))
    loaded.set(name, gzipSync(file, { level: 9 }).length)
    for (const [, chunk] of file.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      if (!loaded.has(chunk)) await load(chunk)
  }
  for (const name of vaultFirstLoad) await load(name)
  const value = [...loaded.values()].reduce((total, size) => total + size, 0) / 1000
  return { what: 'vault: before login', value, limit: vaultBudget, unit: 'kB' }
}

async function check() {
  const browser = await openBrowser()
  try {
    const rows = []
    for (const budget of budgets) rows.push(...(await measure(browser, budget)))
    rows.push(
      await measureEmail(),
      ...(await measureFamilies()),
      ...(await measureFiles(browser)),
      await measureSingle(),
      await measureVault(),
    )
    for (const { what, value, limit, unit } of rows) {
      const verdict = limit === undefined ? '' : `${value <= limit ? 'of' : 'OVER'} ${limit}`
      const figure = unit === 'kB' ? value.toFixed(1) : String(value)
      console.log(`${what.padEnd(66)} ${figure.padStart(6)} ${unit.padEnd(5)}  ${verdict}`)
    }
    const over = rows.filter(({ value, limit }) => limit !== undefined && value > limit)
    if (over.length > 0) {
      throw new Error(`${over.length} over budget. scripts/build/findChunks.mjs assigns code to files.`)
    }
  } finally {
    await browser.close()
  }
}

await check().catch(explain)
