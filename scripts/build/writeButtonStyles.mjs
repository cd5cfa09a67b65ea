import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'

export async function writeButtonStyles() {
  const source = join(root, 'packages/react/dist/exports/button-model.js')
  const { buttonStyles } = await import(pathToFileURL(source).href)
  for (const name of ['react', 'portico'])
    writeFileSync(join(root, 'packages', name, 'dist/button.css'), `${buttonStyles}\n`)
}
