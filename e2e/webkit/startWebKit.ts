import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { findFreePort } from '@portico/sandbox/chain'
import type { WebKit } from '../../tooling/programs/findWebKit.mjs'
import { startScreen } from '../helpers/startScreen.ts'
import { createWebDriver, type WebDriver } from './createWebDriver.ts'

/** Starts a virtual display, the driver and the browser; all end together. */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<WebDriver> {
  const children: ChildProcess[] = []
  const kill = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  // A terminated run leaves none of them behind.
  process.once('exit', kill)
  const endAll = async () => {
    process.removeListener('exit', kill)
    const ended = children.map(child => child.exitCode ?? once(child, 'exit'))
    kill()
    await Promise.all(ended)
  }
  try {
    const { process: shown, display } = await startScreen(screen)
    children.push(shown)
    const port = await findFreePort()
    const serving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        // Its sandbox needs privileges that containers lack; the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    })
    children.push(serving)
    const driverUrl = `http://127.0.0.1:${port}`
    await expect(async () => expect((await fetch(`${driverUrl}/status`)).ok).toBe(true)).toPass()
    const session = await createWebDriver(driverUrl, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    return { ...session, close: () => session.close().finally(endAll) }
  } catch (error) {
    await endAll()
    throw error
  }
}
