import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readNotice } from '../../../scripts/build/collectLicences.mjs'
import { compactMark, isHarmless, readMark } from '../../../scripts/build/compactMark.mjs'
import { root } from '../../../scripts/root.mjs'

const icons = join(root, 'node_modules/@web3icons/core')
const target = join(root, 'packages/server/marks')

/** Larger ones are detailed illustrations, which are not recognisable at this size. */
const longest = 24_000

/** The logos that the server serves: one file per kind, from name to SVG. */
export async function writeMarks() {
  await rm(target, { recursive: true, force: true })
  await mkdir(target)
  const kinds = {
    // Exchange wallets use the logo of the exchange.
    wallets: { ...(await collect('exchanges')), ...(await collect('wallets')) },
    networks: await collect('networks'),
    tokens: await collect('tokens'),
  }
  for (const [kind, marks] of Object.entries(kinds)) {
    await writeFile(join(target, `${kind}.json`), JSON.stringify(marks))
  }
  await writeFile(join(target, 'LICENCE.txt'), await readNotice(icons))
}

async function collect(kind) {
  const folder = join(icons, 'dist/svgs', kind, 'background')
  const files = (await readdir(folder)).filter(file => file.endsWith('.svg.js')).sort()
  const marks = await Promise.all(
    files.map(async file => {
      const svg = compactMark(readMark(await readFile(join(folder, file), 'utf8')))
      return [file.replace('.svg.js', ''), svg]
    }),
  )
  return Object.fromEntries(marks.filter(([, svg]) => svg.length <= longest && isHarmless(svg)))
}
