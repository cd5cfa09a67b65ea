import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWithNext } from './bench/buildWithNext.mjs'
import { buildWithWebpack } from './bench/buildWithWebpack.mjs'
import { installApp } from './bench/installApp.mjs'
import { explain } from './bootstrap.mjs'
import { buildPage } from './measure/buildPage.mjs'
import { listLoadedScripts } from './measure/listLoadedScripts.mjs'
import { openBrowser } from './measure/openBrowser.mjs'
import { everything, pages } from './measure/pages.mjs'
import { root } from './root.mjs'

const webpackVersion = '5.112.2'
/** Of a page with everything on, React among them: until it is idle, and for the first click. */
const limits = { idle: 4, click: 2 }

/** Turbopack writes files that only name others, of a few hundred bytes; code takes more. */
const listSize = 2000

async function findCode(folder, scripts) {
  const sizes = await Promise.all(scripts.map(async script => (await stat(join(folder, script))).size))
  return script => sizes[scripts.indexOf(script)] > listSize
}

/** How many scripts a page with everything on fetches, installed from what would be published and built without a setting. */
async function measure() {
  const { dependencies } = JSON.parse(await readFile(join(root, 'apps/next/package.json'), 'utf8'))
  const { folder: home } = await installApp({ webpack: webpackVersion, next: dependencies.next })
  const browser = await openBrowser()
  try {
    const vite = await buildPage('vite', pages.kit, { home })
    const webpack = await buildWithWebpack(home, pages.kit.code)
    const next = await buildWithNext(home, everything)
    const floor = await readFile(join(next, 'floor.html'), 'utf8')
    const rows = []
    for (const [bundler, folder] of Object.entries({ Vite: vite.folder, webpack, Next: next })) {
      const { idle, click } = await listLoadedScripts(browser, folder)
      // Next brings scripts of its own to any page.
      const own = idle.filter(script => folder !== next || !floor.includes(script))
      const isCode = await findCode(folder, [...own, ...click])
      rows.push({
        bundler,
        idle: own.filter(isCode).length,
        click: click.filter(isCode).length,
        lists: [...own, ...click].filter(script => !isCode(script)).length,
      })
    }
    console.table(rows)
    const over = rows.filter(({ idle, click }) => idle > limits.idle || click > limits.click)
    if (over.length > 0) throw new Error(`More files than ${limits.idle} and ${limits.click}.`)
  } finally {
    await browser.close()
    await rm(home, { recursive: true, force: true })
  }
}

await measure().catch(explain)
