import { existsSync, readFileSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { findChromium, findChromiumShell } from './findChromium.mjs'
import { findFirefox } from './findFirefox.mjs'
import { isDebian } from './isDebian.mjs'

const release = '/etc/os-release'
/** Ubuntu has apt as well, but these browsers only as snaps. */
const canUseApt = () =>
  existsSync('/usr/bin/apt-get') && existsSync(release) && isDebian(readFileSync(release, 'utf8'))
const isRoot = () => process.getuid?.() === 0

/** @typedef {keyof typeof browsers} BrowserName */

const browsers = {
  chromium: {
    name: 'Google Chrome or Chromium',
    find: findChromium,
    // Without a font, text has no width and pictures show no letters.
    packages: ['chromium', 'fonts-liberation'],
    application: 'Google Chrome',
    variable: 'PORTICO_CHROMIUM',
  },
  chromiumShell: {
    name: 'Chromium without a window',
    find: findChromiumShell,
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr', 'fonts-liberation'],
    application: 'Firefox',
    variable: 'PORTICO_FIREFOX',
  },
}

/** What a person would do here. */
function describeMissing({ name, packages, application, variable }) {
  const advice =
    process.platform === 'darwin'
      ? `install ${application} in /Applications`
      : canUseApt()
        ? `run \`sudo apt-get install ${packages.join(' ')}\`, or install ${application}`
        : `install ${name}`
  return `No ${name} was found: ${advice}, or set ${variable} to the path of an executable.`
}

async function install(missing) {
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get, about a minute …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without these apt waits for a silent server, or for another apt, as long as they like.
  const bounds = [
    '-o',
    'Acquire::http::Timeout=60',
    '-o',
    'Acquire::Retries=2',
    '-o',
    'DPkg::Lock::Timeout=120',
  ]
  await run('apt-get', ['update', '-q', ...bounds], { env })
  // One after the other: not every system has both under these names.
  for (const { packages } of missing) {
    const args = ['install', '-y', '-q', '--no-install-recommends', ...bounds, ...packages]
    await run('apt-get', args, { env }).catch(error => console.error(String(error)))
  }
}

/**
 * Installs what is missing where that is possible.
 * @param {Partial<Record<BrowserName, 'required' | 'wanted' | 'quicker'>>} wishes Without a browser: fail, only say so,
 *   or go on in another.
 */
export async function ensureBrowsers(wishes) {
  const listMissing = () =>
    Object.entries(wishes)
      .map(([name, wish]) => ({ ...browsers[name], wish }))
      .filter(({ find }) => find() === undefined)
  if (listMissing().length > 0 && canUseApt() && isRoot())
    await install(listMissing()).catch(error => console.error(String(error)))
  const missing = listMissing()
  const required = missing.filter(({ wish }) => wish === 'required')
  if (required.length > 0) throw new Error(required.map(describeMissing).join('\n'))
  for (const browser of missing.filter(({ wish }) => wish === 'wanted')) console.log(describeMissing(browser))
}
