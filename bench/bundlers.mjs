import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { explain } from '../scripts/bootstrap.mjs'
import { root } from '../scripts/root.mjs'
import { buildPage } from './page/buildPage.mjs'
import { buildWithNext } from './page/buildWithNext.mjs'
import { buildWithWebpack } from './page/buildWithWebpack.mjs'
import { installApp } from './page/installApp.mjs'
import { isListOfParts } from './page/isListOfParts.mjs'
import { listLoadedScripts } from './page/listLoadedScripts.mjs'
import { openBrowser } from './page/openBrowser.mjs'
import { everything, pages } from './page/pages.mjs'

const webpackVersion = '5.112.2'
/** For a page with all features, including React: until idle, and for the first click. */
const limits = { idle: 4, click: 2 }

async function buildAll(home) {
  const vite = await buildPage('vite', pages.kit, { home })
  return {
    Vite: vite.folder,
    webpack: await buildWithWebpack(home, pages.kit.code),
    'Next with Turbopack': await buildWithNext(home, everything, 'turbopack'),
    'Next with webpack': await buildWithNext(home, everything, 'webpack'),
  }
}

/** The kit's own scripts: Next adds scripts to any page. */
async function listOwn(folder, scripts) {
  const floor = await readFile(join(folder, 'floor.html'), 'utf8').catch(() => '')
  return scripts.filter(script => !floor.includes(script))
}

async function count(folder, scripts) {
  const texts = await Promise.all(scripts.map(script => readFile(join(folder, script), 'utf8')))
  const lists = texts.filter(isListOfParts).length
  return { code: texts.length - lists, lists }
}

/**
 * Counts the scripts of a page with all features, installed from the packed packages and built with default
 * settings.
 */
async function measure() {
  const { dependencies } = JSON.parse(await readFile(join(root, 'apps/next/package.json'), 'utf8'))
  const { folder: home } = await installApp({ webpack: webpackVersion, next: dependencies.next })
  const browser = await openBrowser()
  try {
    const rows = []
    for (const [bundler, folder] of Object.entries(await buildAll(home))) {
      const loaded = await listLoadedScripts(browser, folder, { savesData: true })
      const idle = await count(folder, await listOwn(folder, loaded.idle))
      const click = await count(folder, loaded.click)
      rows.push({
        bundler,
        'until idle': idle.code,
        'at the click': click.code,
        'lists until idle': idle.lists,
        'lists at the click': click.lists,
      })
    }
    console.table(rows)
    const isOver = row => row['until idle'] > limits.idle || row['at the click'] > limits.click
    if (rows.some(isOver)) throw new Error(`More files than ${limits.idle} and ${limits.click}.`)
  } finally {
    await browser.close()
    await rm(home, { recursive: true, force: true })
  }
}

await measure().catch(explain)
