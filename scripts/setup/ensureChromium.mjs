import { existsSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { findChromium } from './findChromium.mjs'

const missing =
  'No Chrome or Chromium was found: install one, or set PORTICO_CHROMIUM to the path of its executable.'

const canInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function install() {
  console.log('Installing Chromium with apt-get, about a minute …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  // Without a font, text has no width and pictures show no letters.
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  })
}

/**
 * @param {{ required: boolean }} options Without a browser: fail, or only say so.
 */
export async function ensureChromium({ required }) {
  if (findChromium()) return
  if (canInstall()) await install().catch(error => console.error(String(error)))
  if (findChromium()) return
  if (required) throw new Error(missing)
  console.log(missing)
}
