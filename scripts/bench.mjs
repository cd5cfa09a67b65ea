import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBlocking, measureCatalogue, measureConnecting, measureLoad } from './bench/visit.mjs'
import { explain } from './bootstrap.mjs'
import { collectProductionTree } from './licences/collectProductionTree.mjs'
import { buildPage, measureGzip } from './measure/buildPage.mjs'
import { openBrowser } from './measure/openBrowser.mjs'
import { pages } from './measure/pages.mjs'
import { root } from './root.mjs'
import { serveFolder } from './sandbox/serveFolder.mjs'

const runs = 5

const median = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const medianOf = (visits, field) => median(visits.map(visit => visit[field]))

/** Pages take turns, so that a busy moment of the machine hits all of them. */
async function interleave(measure, browser, sites) {
  const results = Object.fromEntries(Object.keys(sites).map(name => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, { url }] of Object.entries(sites)) results[name].push(await measure({ browser, url }))
  }
  return results
}

async function weigh({ folder }, scripts) {
  const sizes = await Promise.all([...new Set(scripts)].map(name => measureGzip(folder, name)))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

function countInstalled() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const tree = collectProductionTree(packages, ['packages/portico'])
  const ours = ['protocol', 'core', 'evm', 'react', 'portico'].length
  return { count: tree.length + ours, scripts: tree.filter(path => packages[path].hasInstallScript).length }
}

async function measureAll(browser, sites) {
  const { floor, leastModal, kit } = sites
  const progress = text => console.log(`Measuring ${text}, ${runs} times …`)
  progress('the first load')
  const load = await interleave(measureLoad, browser, { floor, kit })
  progress('the first load on a slow processor')
  const blocking = await interleave(measureBlocking, browser, { floor, kit })
  progress('opening and connecting')
  const connecting = await interleave(measureConnecting, browser, { leastModal, kit })
  progress('500 wallets')
  const catalogue = await interleave(measureCatalogue, browser, { kit })

  const [firstFloor] = load.floor
  const [firstKit] = load.kit
  const installed = countInstalled()
  const added = connecting.kit[0].scripts.filter(name => !kit.initial.includes(name))
  const ratio = field => medianOf(connecting.kit, field) / medianOf(connecting.leastModal, field)
  const loadRatio = medianOf(load.kit, 'clickable') / medianOf(load.floor, 'clickable')
  return [
    ['JS before idle, gzip kB', await weigh(floor, floor.initial), await weigh(kit, kit.initial), 86],
    ['JS requests before idle', floor.initial.length, kit.initial.length, 3],
    ['requests to other hosts before a click', firstFloor.foreign, firstKit.foreign, 0],
    ['extra JS on Connect, gzip kB', 0, await weigh(kit, added), 45],
    ['button clickable, ratio to floor', 1, loadRatio, 1.2],
    [
      'long tasks in load at 4x throttle, ms',
      medianOf(blocking.floor, 'blocked'),
      medianOf(blocking.kit, 'blocked'),
      130,
    ],
    ['heap after load, MiB', medianOf(load.floor, 'heap'), medianOf(load.kit, 'heap'), 1.8],
    ['click to wallet list, cold, ratio', 1, ratio('cold'), 2],
    ['click to wallet list, warm, ratio', 1, ratio('warm'), 1.5],
    ['DOM elements at the end of 500', 29, medianOf(catalogue.kit, 'elements'), 400],
    ['frames over 33 ms in the scroll', 0, medianOf(catalogue.kit, 'late'), 0],
    ['click wallet to connected, ratio', 1, ratio('connect'), 1.5],
    ['reload to connected, ratio', 1, ratio('reload'), 1.2],
    ['packages installed', 3, installed.count, 40],
    ['install scripts', 0, installed.scripts, 0],
  ]
}

const format = value => (Number.isInteger(value) ? String(value) : value.toFixed(1))

function print(rows) {
  console.log(
    `\n${'medians of interleaved cold runs'.padEnd(44)}${'floor'.padStart(8)}${'Portico'.padStart(9)}${'target'.padStart(8)}`,
  )
  for (const [what, floor, kit, target] of rows) {
    const mark = kit <= target ? '' : '  over'
    console.log(
      `${what.padEnd(44)}${format(floor).padStart(8)}${format(kit).padStart(9)}${format(target).padStart(8)}${mark}`,
    )
  }
  console.log('\nTimes are good only as ratios within one run; under 30 % apart is equal.')
}

async function bench() {
  const sites = {}
  for (const name of ['floor', 'leastModal', 'kit']) {
    const { folder, initial } = await buildPage(name, pages[name])
    const files = initial.map(({ fileName }) => fileName)
    sites[name] = { folder, initial: files, ...(await serveFolder({ folder })) }
  }
  const browser = await openBrowser()
  try {
    print(await measureAll(browser, sites))
  } finally {
    await browser.close()
    await Promise.all(Object.values(sites).map(site => site.stop()))
  }
}

await bench().catch(explain)
