import { rmSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templateNames } from 'create-portico'
import { openBrowser } from '../../../bench/page/openBrowser.mjs'
import { explain } from '../../../scripts/bootstrap.mjs'
import { doTogether } from '../../../scripts/process/doTogether.mjs'
import { createSites } from './templates/createSites.mjs'
import { installSites } from './templates/installSites.mjs'
import { trySite } from './templates/trySite.mjs'

const { values } = parseArgs({
  options: {
    /** Takes the newest third-party versions and updates the lock file. */
    lock: { type: 'boolean', default: false },
    /** Keeps the sites for inspection. */
    keep: { type: 'boolean', default: false },
  },
})

const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Checks that every site of `npm create portico` installs, builds, and connects a wallet in a browser. */
async function check() {
  // Outside of the repository, so that only installed packages resolve.
  const home = await realpath(await mkdtemp(join(tmpdir(), 'portico-templates-')))
  // Also after an interruption.
  if (!values.keep) process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const browser = await openBrowser()
  try {
    const began = performance.now()
    const sites = await createSites(home, templateNames)
    console.log(`${sites.length} sites were created in ${seconds(began)}.`)
    const installed = performance.now()
    await installSites(home, { isLocking: values.lock })
    console.log(`Their dependencies were installed in ${seconds(installed)}.`)
    await doTogether(sites, async ({ template, folder }) => {
      const since = performance.now()
      await trySite(folder, browser).catch(error => {
        throw new Error(`${template}: ${error.message}`, { cause: error })
      })
      console.log(`${template} connects a wallet, after ${seconds(since)}.`)
    })
  } finally {
    await browser.close()
    if (values.keep) console.log(`The sites are in ${home}.`)
  }
}

await check().catch(explain)
