import { findChromium, findChromiumShell } from '../../tooling/programs/findChromium.mjs'
import { findFirefox } from '../../tooling/programs/findFirefox.mjs'
import { findPostgres } from '../../tooling/programs/findPostgres.mjs'
import { findCaddy, findNginx } from '../../tooling/programs/findProxies.mjs'
import { findValkey } from '../../tooling/programs/findValkey.mjs'
import { findWebKit } from '../../tooling/programs/findWebKit.mjs'
import { canInstall, canUseApt, install } from './apt.mjs'

/** @typedef {keyof typeof programs} ProgramName */

/** Programs that are not on npm and that tests start themselves. */
const programs = {
  chromium: {
    name: 'Google Chrome or Chromium',
    find: findChromium,
    // Without a font, text has no width and screenshots show no letters.
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
  webkit: {
    name: 'WebKitGTK with its driver',
    find: findWebKit,
    // It needs a display, and renders no letters without a font.
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  },
  valkey: {
    name: 'Valkey or Redis',
    find: findValkey,
    packages: ['redis-server'],
    variable: 'PORTICO_VALKEY',
  },
  postgres: {
    name: 'PostgreSQL with pg_dump',
    find: findPostgres,
    packages: ['postgresql'],
    variable: 'PORTICO_POSTGRES',
  },
  nginx: { name: 'nginx', find: findNginx, packages: ['nginx-light'], variable: 'PORTICO_NGINX' },
  caddy: { name: 'Caddy', find: findCaddy, packages: ['caddy'], variable: 'PORTICO_CADDY' },
}

/** How to install it manually. */
function describeMissing({ name, packages, application, variable }) {
  const wanted = application ?? name
  const advice = [
    process.platform === 'darwin' && application
      ? `install ${wanted} in /Applications`
      : canUseApt()
        ? `run \`sudo apt-get install ${packages.join(' ')}\`, or install ${wanted}`
        : `install ${wanted}`,
    variable && `set ${variable} to the path of an executable`,
  ]
  return `No ${name} was found: ${advice.filter(Boolean).join(', or ')}.`
}

/**
 * Installs missing programs where possible.
 * @param {Partial<Record<ProgramName, 'required' | 'wanted' | 'quicker'>>} wishes Without a program: fail, log it and
 * skip its tests, or use another one.
 */
export async function ensurePrograms(wishes) {
  const listMissing = () =>
    Object.entries(wishes)
      .map(([name, wish]) => ({ ...programs[name], wish }))
      .filter(({ find }) => find() === undefined)
  if (listMissing().length > 0 && canInstall()) await install(listMissing())
  const missing = listMissing()
  const required = missing.filter(({ wish }) => wish === 'required')
  if (required.length > 0) throw new Error(required.map(describeMissing).join('\n'))
  for (const program of missing.filter(({ wish }) => wish === 'wanted'))
    console.log(`${describeMissing(program)} Its tests are skipped.`)
}
