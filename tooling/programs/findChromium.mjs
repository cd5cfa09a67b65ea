import { join } from 'node:path'
import { findProgram } from './findProgram.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .flatMap(folder => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
}

const { PORTICO_CHROMIUM, CHROME_PATH } = process.env
const chosen = [PORTICO_CHROMIUM, CHROME_PATH]

/** The browser for tests, or undefined. `PORTICO_CHROMIUM` and `CHROME_PATH` take precedence. */
export const findChromium = () => findProgram([...chosen, ...(places[process.platform] ?? [])], names)

/** The headless shell, if installed: tests take a third of the time in it. */
export const findChromiumShell = () => findProgram(chosen, ['chromium-headless-shell'])
