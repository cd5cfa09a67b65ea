import { relative } from 'node:path'
import { explain } from './bootstrap.mjs'
import { answerServices } from './measure/answerServices.mjs'
import { buildPage, measureGzip } from './measure/buildPage.mjs'
import { openBrowser } from './measure/openBrowser.mjs'
import { pages } from './measure/pages.mjs'
import { root } from './root.mjs'
import { serveFolder } from './sandbox/serveFolder.mjs'

/** In kB (1000 bytes) of gzip, React and the bundler's own code left out; `opening` is what a click on the button adds. */
const budgets = [
  { page: 'react', what: 'React app with ConnectButton, plain EVM', initial: 18, opening: 45 },
  { page: 'vanilla', what: 'page with <portico-button>', initial: 22 },
]

/** The scripts that the page has fetched by the time the modal is there and the network is quiet. */
async function listLoadedScripts(browser, folder) {
  const server = await serveFolder({ folder })
  const page = await browser.newPage()
  try {
    const loaded = new Set()
    page.on('response', response => {
      const { origin, pathname } = new URL(response.url())
      if (origin === server.url && pathname.endsWith('.js')) loaded.add(pathname.slice(1))
    })
    await answerServices(page)
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
    return loaded
  } finally {
    await page.close()
    await server.stop()
  }
}

/** With `--why`: what a figure is made of, in characters before minification. */
const wantsReasons = process.argv.includes('--why')

function printModules(chunks) {
  const modules = chunks.flatMap(chunk => Object.entries(chunk.modules))
  const heaviest = modules
    .map(([id, { code }]) => [relative(root, id), code?.length ?? 0])
    .sort((a, b) => b[1] - a[1])
  for (const [id, length] of heaviest.slice(0, 60)) console.log(`${String(length).padStart(8)}  ${id}`)
}

async function sum(folder, chunks) {
  const sizes = await Promise.all(chunks.map(({ fileName }) => measureGzip(folder, fileName)))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

async function measure(browser, { page, what, initial: initialBudget, opening: openingBudget }) {
  const { folder, chunks, initial, isReactChunk, isForeignChunk } = await buildPage(page, pages[page], {
    apart: true,
  })
  const ours = list => list.filter(chunk => !isForeignChunk(chunk))
  const rows = [
    { what: `${what}: first load`, size: await sum(folder, ours(initial)), budget: initialBudget },
  ]
  if (page === 'vanilla' && initial.some(isReactChunk))
    throw new Error('React is in the first load of the page without React.')
  if (wantsReasons) printModules(ours(initial))
  const loaded = await listLoadedScripts(browser, folder)
  const added = ours(chunks).filter(chunk => loaded.has(chunk.fileName) && !initial.includes(chunk))
  if (wantsReasons) printModules(added)
  rows.push({
    what: `${what}: opening the modal adds`,
    size: await sum(folder, added),
    budget: openingBudget,
  })
  return rows
}

async function check() {
  const browser = await openBrowser()
  try {
    const rows = []
    for (const budget of budgets) rows.push(...(await measure(browser, budget)))
    for (const { what, size, budget } of rows) {
      const verdict = budget === undefined ? '' : size <= budget ? `of ${budget} kB` : `OVER ${budget} kB`
      console.log(`${what.padEnd(66)} ${size.toFixed(1).padStart(6)} kB  ${verdict}`)
    }
    const over = rows.filter(({ size, budget }) => budget !== undefined && size > budget)
    if (over.length > 0) throw new Error(`${over.length} over budget.`)
  } finally {
    await browser.close()
  }
}

await check().catch(explain)
