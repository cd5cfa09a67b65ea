import { existsSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { findChromium } from './findChromium.mjs'

const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0

/** What a person would do here. */
function describeInstall() {
  if (process.platform === 'darwin') return 'install Google Chrome in /Applications'
  if (hasApt()) return 'run `sudo apt-get install chromium fonts-liberation`, or install Google Chrome'
  return 'install Chromium or Google Chrome'
}

async function install() {
  console.log('Installing Chromium with apt-get, about a minute …')
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
  // Without a font, text has no width and pictures show no letters.
  const wanted = ['chromium', 'fonts-liberation']
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...bounds, ...wanted], { env })
}

/**
 * @param {{ required: boolean }} options Without a browser: fail, or only say so.
 */
export async function ensureChromium({ required }) {
  if (findChromium()) return
  if (hasApt() && isRoot()) await install().catch(error => console.error(String(error)))
  if (findChromium()) return
  const missing = `No Chrome or Chromium was found: ${describeInstall()}, or set PORTICO_CHROMIUM to the path of an executable.`
  if (required) throw new Error(missing)
  console.log(missing)
}
