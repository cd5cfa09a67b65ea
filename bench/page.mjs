import { rm } from 'node:fs/promises'
import { serveFolder } from '../packages/sandbox/start/serveFolder.mjs'
import { explain } from '../scripts/bootstrap.mjs'
import { buildPage, measureGzip } from './page/buildPage.mjs'
import { installApp } from './page/installApp.mjs'
import { openBrowser } from './page/openBrowser.mjs'
import { pages } from './page/pages.mjs'
import { measureBlocking, measureCatalogue, measureConnecting, measureLoad } from './page/visit.mjs'
import { percentiles } from './statistics.mjs'

const runs = Number(process.env.RUNS ?? 5)

const medianOf = (visits, field) => percentiles(visits.map(visit => visit[field])).p50

/** Alternates between pages, so that load spikes affect all of them. */
async function interleave(measure, browser, sites) {
  const results = Object.fromEntries(Object.keys(sites).map(name => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, { url }] of Object.entries(sites)) results[name].push(await measure({ browser, url }))
  }
  return results
}

async function weigh({ folder }, scripts) {
  const sizes = await Promise.all(scripts.map(name => measureGzip(folder, name)))
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

/** Rows of name, baseline page, our page, and target. */
async function measureAll(browser, sites, installed) {
  const { floor, leastModal, kit } = sites
  const progress = text => console.log(`Measuring ${text}, ${runs} times …`)
  progress('the first load')
  const load = await interleave(measureLoad, browser, { floor, kit })
  progress('opening and connecting')
  const connecting = await interleave(measureConnecting, browser, { leastModal, kit })
  progress('the same on a slow processor')
  const blocking = await interleave(measureBlocking, browser, { leastModal, kit })
  progress('500 wallets')
  const catalogue = await interleave(measureCatalogue, browser, { leastModal, kit })

  const [{ ahead, scripts }] = connecting.kit
  const fetchedAhead = ahead.filter(name => !kit.initial.includes(name))
  const atClick = scripts.filter(name => !ahead.includes(name))
  const ratio = (measured, field) => medianOf(measured.kit, field) / medianOf(measured.leastModal, field)
  const loadRatio = medianOf(load.kit, 'clickable') / medianOf(load.floor, 'clickable')
  return [
    ['JS in the first load, gzip kB', await weigh(floor, floor.initial), await weigh(kit, kit.initial), 86],
    ['JS fetched ahead of the click, gzip kB', 0, await weigh(kit, fetchedAhead), 56],
    ['JS after the click until idle, gzip kB', 0, await weigh(kit, atClick), 63],
    ['JS requests in the first load', floor.initial.length, kit.initial.length, 3],
    ['JS requests until idle', floor.initial.length, ahead.length, 4],
    ['JS requests after the click until idle', 0, atClick.length, 4],
    ['requests to other hosts before a click', load.floor[0].foreign, load.kit[0].foreign, 0],
    ['button clickable, ratio', 1, loadRatio, 1.2],
    [
      'blocked by loading at 4x, ms',
      medianOf(blocking.leastModal, 'load'),
      medianOf(blocking.kit, 'load'),
      130,
    ],
    [
      'blocked by opening at 4x, ms',
      medianOf(blocking.leastModal, 'open'),
      medianOf(blocking.kit, 'open'),
      100,
    ],
    ['heap after load, MiB', medianOf(load.floor, 'heap'), medianOf(load.kit, 'heap'), 1.8],
    ['click to wallet list, cold, ratio', 1, ratio(connecting, 'cold'), 2],
    ['click to wallet list, warm, ratio', 1, ratio(connecting, 'warm'), 1.5],
    ['all wallets to list (500), ratio', 1, ratio(catalogue, 'list'), 2],
    ['DOM elements at the end of 500', 29, medianOf(catalogue.kit, 'elements'), 400],
    ['frames over 33 ms in the scroll', 0, medianOf(catalogue.kit, 'late'), 0],
    ['click wallet to connected, ratio', 1, ratio(connecting, 'connect'), 1.5],
    ['reload to connected, ratio', 1, ratio(connecting, 'reload'), 1.2],
    ['packages installed', 3, installed.packages, 40],
    ['MiB installed', 8, installed.mebibytes, 40],
    ['install scripts', 0, installed.scripts, 0],
  ]
}

const format = value => (Number.isInteger(value) ? String(value) : value.toFixed(1))

function print(rows) {
  console.log(
    `\n${'medians of interleaved cold runs'.padEnd(44)}${'least'.padStart(8)}${'Portico'.padStart(9)}${'target'.padStart(8)}`,
  )
  for (const [what, least, kit, target] of rows) {
    const mark = kit <= target ? '' : '  over'
    console.log(
      `${what.padEnd(44)}${format(least).padStart(8)}${format(kit).padStart(9)}${format(target).padStart(8)}${mark}`,
    )
  }
  console.log('\nTimes are good only as ratios within one run; under 30 % apart is equal.')
}

async function bench() {
  console.log('Installing what would be published into an empty app …')
  const installed = await installApp()
  const sites = {}
  try {
    for (const name of ['floor', 'leastModal', 'kit']) {
      const { folder, initial } = await buildPage(name, pages[name], { home: installed.folder })
      const files = initial.map(({ fileName }) => fileName)
      sites[name] = { folder, initial: files, ...(await serveFolder({ folder })) }
    }
    const browser = await openBrowser()
    try {
      print(await measureAll(browser, sites, installed))
    } finally {
      await browser.close()
    }
  } finally {
    await Promise.all(Object.values(sites).map(site => site.stop()))
    await rm(installed.folder, { recursive: true, force: true })
  }
}

await bench().catch(explain)
