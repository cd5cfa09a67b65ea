import { join } from 'node:path'
import { findProgram } from './findProgram.mjs'

const places = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Mozilla Firefox', 'firefox.exe')),
}

/** The Firefox for tests, or undefined. `PORTICO_FIREFOX` takes precedence. */
export const findFirefox = () =>
  // The ESR first: the locked Playwright supports its protocol.
  findProgram([process.env.PORTICO_FIREFOX, ...(places[process.platform] ?? [])], ['firefox-esr', 'firefox'])
