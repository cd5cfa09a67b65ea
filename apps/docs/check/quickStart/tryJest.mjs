import { join } from 'node:path'
import { run } from '../../../../scripts/process/run.mjs'
import { createProject } from './createProject.mjs'

/** Exact versions, so that a release of Jest cannot fail this check. */
const jest = ['jest@30.5.2', 'jest-environment-jsdom@30.5.2']

/** Jest is installed by npm, as on a site, because its 200 packages would hoist others in this repository. */
export async function tryJest({ files }, folder, { packed }) {
  const manifest = JSON.stringify({ name: 'fresh', private: true, type: 'module' })
  createProject(folder, { packed, names: [], files: { 'package.json': manifest, ...files } })
  const options = { cwd: folder, isQuiet: true }
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...jest], options)
  createProject(folder, { packed, names: ['portico', '@portico/testing'], files: {} })
  await run(process.execPath, ['--experimental-vm-modules', join(folder, 'node_modules/jest/bin/jest.js')], {
    ...options,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
}
