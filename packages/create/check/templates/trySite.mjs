import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPort } from '../../../../apps/docs/check/quickStart/findPort.mjs'
import { run } from '../../../../scripts/process/run.mjs'
import { createSupervisor } from '../../../sandbox/start/createSupervisor.mjs'
import { visitSite } from './visitSite.mjs'

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' }

/**
 * Builds and serves a site with its own scripts, and visits it.
 * @param {string} folder
 * @param {import('@playwright/test').Browser} browser
 */
export async function trySite(folder, browser) {
  await run('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, ...quiet },
    isQuiet: true,
  })
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const port = await findPort()
  const address = `http://localhost:${port}/`
  const supervisor = createSupervisor({ onDeath: error => console.error(error.message) })
  try {
    await supervisor.start({
      name: `\`${scripts.preview}\``,
      command: 'npm',
      // Vite takes a flag, all others the variable.
      args: [
        'run',
        '--silent',
        'preview',
        ...(scripts.preview.startsWith('vite ') ? ['--', '--port', port] : []),
      ].map(String),
      cwd: folder,
      env: { ...quiet, PORT: String(port) },
      isReady: () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
    })
    await visitSite(browser, address)
  } finally {
    await supervisor.stop()
  }
}
