import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { collectLicences } from '../../../scripts/build/collectLicences.mjs'
import { root } from '../../../scripts/root.mjs'

const target = join(root, 'packages/server/console')

/** The pages of the console, which the server package contains, with the notices of what is in them. */
export async function writeServerConsole() {
  const { output } = await build({
    configFile: join(root, 'apps/console/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: target, emptyOutDir: true },
  })
  await writeFile(join(target, 'LICENCE.txt'), await collectLicences(output))
}
