import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './findProgram.mjs'

const list = folder => (existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [])

/** Beside the library, not on the path: `/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findMiniBrowser() {
  const folders = list('/usr/lib').flatMap(system =>
    list(join('/usr/lib', system))
      .filter(name => name.startsWith('webkit'))
      .map(name => join('/usr/lib', system, name)),
  )
  return folders.map(folder => join(folder, 'MiniBrowser')).find(path => existsSync(path))
}

/** WebKitGTK's driver and browser, and Xvfb; undefined if one of them is missing. */
export function findWebKit() {
  if (process.platform !== 'linux') return undefined
  const found = {
    driver: findProgram([], ['WebKitWebDriver']),
    browser: findMiniBrowser(),
    screen: findProgram([], ['Xvfb']),
  }
  return Object.values(found).every(path => path !== undefined) ? found : undefined
}
