import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'

const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><script defer src="main.js"></script></head>
<body><div id="root"></div></body>
</html>`

/** A production build with webpack's default settings. @returns {Promise<string>} the folder of the page */
export async function buildWithWebpack(home, code) {
  const webpack = createRequire(join(home, 'package.json'))('webpack')
  const source = join(home, 'webpack')
  const folder = join(source, 'dist')
  await mkdir(folder, { recursive: true })
  await writeFile(join(source, 'entry.js'), code)
  await writeFile(join(folder, 'index.html'), html)
  const run = promisify(webpack)
  const stats = await run({
    mode: 'production',
    context: source,
    entry: './entry.js',
    output: { path: folder },
    performance: false,
  })
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  return folder
}
