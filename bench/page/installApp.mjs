import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { listKit } from '../../scripts/packages/listKit.mjs'
import { root } from '../../scripts/root.mjs'

const mebibyte = 1024 * 1024
const execute = promisify(execFile)
const npm = (cwd, ...args) =>
  execute('npm', args, { cwd, shell: process.platform === 'win32', maxBuffer: 32 * mebibyte })

/**
 * An empty React app with the kit installed from the packed packages.
 * @param {Readonly<Record<string, string>>} [more] further dependencies
 * @returns {Promise<{ folder: string, packages: number, mebibytes: number, scripts: number }>}
 */
export async function installApp(more = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-app-'))
  const packed = join(folder, 'packed')
  await mkdir(packed)
  const kit = listKit()
  const dependencies = { ...more }
  for (const { folder: source, manifest } of kit) {
    await npm(join(root, source), 'pack', '--silent', '--ignore-scripts', '--pack-destination', packed)
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
    dependencies[manifest.name] = `file:packed/${file}`
  }
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const name of ['react', 'react-dom']) dependencies[name] = devDependencies[name].replace('^', '')
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'app', private: true, type: 'module', dependencies }),
  )
  await npm(folder, 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline')
  const lock = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8'))
  const installed = Object.values(lock.packages)
  return {
    folder,
    packages: installed.length,
    scripts: installed.filter(({ hasInstallScript }) => hasInstallScript).length,
    mebibytes: (await measureFolder(join(folder, 'node_modules'))) / mebibyte,
  }
}

async function measureFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile() && basename(entry.name) !== '.package-lock.json')
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
