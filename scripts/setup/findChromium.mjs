import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

const listOnPath = programs =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder =>
      programs.map(name => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    )
const listNamed = () => [process.env.PORTICO_CHROMIUM, process.env.CHROME_PATH].filter(path => path)

/** The browser for tests, or undefined. `PORTICO_CHROMIUM` and `CHROME_PATH` take precedence. */
export const findChromium = () =>
  [...listNamed(), ...(places[process.platform] ?? []), ...listOnPath(names)].find(path => existsSync(path))

/** The headless shell, if installed: tests take a third of the time in it. */
export const findChromiumShell = () =>
  [...listNamed(), ...listOnPath(['chromium-headless-shell'])].find(path => existsSync(path))

/**
 * The full browser loads these two pages behind the address bar of every window, which takes a second of CPU time
 * each.
 */
const pagesOfAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** The features that Playwright disables: the browser uses only the last list, so ours must include them. */
export const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Without background traffic. Chromium's sandbox does not work for root. */
export function getChromiumArguments() {
  const quiet = [
    `--disable-features=${[...turnedOffByPlaywright, ...pagesOfAddressBar].join(',')}`,
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
}
