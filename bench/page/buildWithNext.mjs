import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../scripts/process/run.mjs'

const layout = `
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`

const floor = `'use client'
export default function Page() {
  return <button type="button">Connect Wallet</button>
}`

const kit = code => `'use client'
import { createElement } from 'react'
${code}
export default function Page() {
  return createElement(PorticoProvider, { portico }, createElement(PorticoButton))
}`

/**
 * A Next export of two pages: one with the kit, and one without, for Next's own overhead.
 * @param {'turbopack' | 'webpack'} bundler
 * @returns {Promise<string>} the folder of the pages
 */
export async function buildWithNext(home, code, bundler) {
  const source = join(home, `next-${bundler}`)
  const files = {
    'package.json': '{ "private": true, "type": "module" }',
    'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(home)} } }`,
    'app/layout.jsx': layout,
    'app/page.jsx': kit(code),
    'app/floor/page.jsx': floor,
  }
  for (const folder of ['app/floor']) await mkdir(join(source, folder), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(source, name), text)
  await run(process.execPath, [join(home, 'node_modules/next/dist/bin/next'), 'build', `--${bundler}`], {
    cwd: source,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  return join(source, 'out')
}
