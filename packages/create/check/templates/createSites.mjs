import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packPackages } from '../../../../apps/docs/check/quickStart/packPackages.mjs'
import { listKit } from '../../../../scripts/packages/listKit.mjs'
import { run } from '../../../../scripts/process/run.mjs'

/**
 * A new site of each template, created by the packed command, beside the packages that they use.
 * @param {string} home
 * @param {readonly string[]} templates
 * @returns {Promise<{ template: string, folder: string }[]>}
 */
export async function createSites(home, templates) {
  const packed = join(home, 'packed')
  const packages = [...listKit('portico'), ...listKit('create-portico')]
  await packPackages(packed, packages)
  for (const { manifest } of packages) forgetTools(join(packed, manifest.name, 'package.json'))
  const command = join(packed, 'create-portico/dist/cli/main.js')
  const sites = templates.map(template => ({ template, folder: join(home, 'sites', `my-${template}`) }))
  for (const { template, folder } of sites) {
    await run(process.execPath, [command, folder, '--template', template, '--yes'], { isQuiet: true })
  }
  return sites
}

/** npm would install the devDependencies of a workspace, unlike those of a registry package. */
function forgetTools(path) {
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(manifest))
}
