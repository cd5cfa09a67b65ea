import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The ESR first: the locked Playwright supports its protocol.
const names = ['firefox-esr', 'firefox']

const places = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Mozilla Firefox', 'firefox.exe')),
}

/** The Firefox for tests, or undefined. `PORTICO_FIREFOX` takes precedence. */
export function findFirefox() {
  const named = [process.env.PORTICO_FIREFOX].filter(path => path)
  const onPath = names.flatMap(name =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map(folder => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
  )
  return [...named, ...(places[process.platform] ?? []), ...onPath].find(path => existsSync(path))
}
