import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceAliases } from '../../../tooling/sourceAliases.js'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** Compiles the command from its sources, so that a test can run it as a process of its own and kill it. */
export async function buildCommand() {
  // Inside the package, where its dependencies are found, and as deep as dist/cli, where package.json is.
  const modules = join(packageFolder, 'node_modules')
  await mkdir(modules, { recursive: true })
  const folder = await mkdtemp(join(modules, '.command-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: packageFolder,
    resolve: { alias: sourceAliases },
    ssr: { noExternal: [/^@portico\//] },
    build: { ssr: 'src/cli/main.ts', outDir: folder, emptyOutDir: false },
  })
  return { path: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}
