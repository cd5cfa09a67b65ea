import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createSupervisor } from '../../../../packages/sandbox/start/createSupervisor.mjs'
import { serveFolder } from '../../../../packages/sandbox/start/serveFolder.mjs'
import { createProject } from './createProject.mjs'
import { findPort } from './findPort.mjs'
import { createHtmlFiles } from './templates.mjs'

/**
 * The packed server without configuration, and the documented page, in which a visitor logs in with the one-time
 * code from the server's outbox.
 */
export async function tryTrial({ code }, folder, { packed, browser }) {
  const server = join(folder, 'server')
  createProject(server, { packed, names: ['@portico/server'], files: {} })
  const port = await findPort()
  let said = ''
  const supervisor = createSupervisor({
    onDeath: error => console.error(error.message),
    onOutput: text => {
      said += text
    },
  })
  const readAddress = name => new RegExp(`Portico ${name}: +(\\S+)`).exec(said)?.[1]
  try {
    await supervisor.start({
      name: 'the server, with everything',
      command: process.execPath,
      args: [join(server, 'node_modules/@portico/server/dist/cli/main.js')],
      cwd: server,
      env: { ...unsetOwn(), PORT: String(port) },
      isReady: async () => readAddress('server') !== undefined && readAddress('vault') !== undefined,
    })
    if (!/apart/.test(said)) throw new Error('The server does not log which parts should run separately.')
    const page = code
      .replace('http://localhost:4100', readAddress('server'))
      .replace('http://localhost:4400', readAddress('vault'))
    createProject(folder, { packed, names: ['portico'], files: createHtmlFiles(page) })
    const site = await serveFolder({ folder })
    try {
      await logIn(browser, site.url.replace('127.0.0.1', 'localhost'), join(server, '.portico/mails'))
    } finally {
      await site.stop()
    }
  } finally {
    await supervisor.stop()
  }
}

/** Our variables of this environment, such as the tests' browser, must not apply there. */
const unsetOwn = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter(name => name.startsWith('PORTICO_'))
      .map(name => [name, '']),
  )

async function logIn(browser, address, mails) {
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.goto(address)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByTestId('email-input').fill('ada@example.com')
    await page.keyboard.press('Enter')
    await page.getByTestId('otp-input').fill(await readCode(mails))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const shown = await page.locator('portico-button').getByRole('button').first().textContent()
    if (!shown || /connect/i.test(shown)) throw new Error(`After the login the button says "${shown}".`)
  } finally {
    await context.close()
  }
}

/** Of the first mail, once there is one. */
async function readCode(mails) {
  for (let tries = 0; tries < 600; tries += 1) {
    const [name] = await readdir(mails).catch(() => [])
    const [code] = (name && /\b\d{6}\b/.exec(await readFile(join(mails, name), 'utf8'))) || []
    if (code) return code
    await setTimeout(100)
  }
  throw new Error('No mail with a one-time code arrived.')
}
