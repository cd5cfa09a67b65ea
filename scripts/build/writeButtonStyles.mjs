import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

/** The styles of the buttons as a file, for pages that are rendered on a server. */
export async function writeButtonStyles() {
  const source = join(root, 'packages/react/dist/exports/button-model.js')
  const { buttonStyles } = await import(pathToFileURL(source).href)
  for (const name of ['react', 'portico'])
    writeFileSync(join(root, 'packages', name, 'dist/button.css'), `${buttonStyles}\n`)
}
