import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  packageNames,
  placedFolders,
  rules,
  runtimeFolders,
  runtimeRules,
  wordRules,
} from '../tooling/layers.mjs'
import { explain } from './bootstrap.mjs'
import { cruiseImports } from './layers/cruiseImports.mjs'
import { findWords } from './layers/findWords.mjs'
import { root } from './root.mjs'

/** Far fewer than exist: a check that examined nothing must not pass. */
const fewestModules = 50

function listUnplaced(base, placed) {
  const entries = readdirSync(join(root, base), { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  return names.filter(name => !placed.includes(name)).map(name => `${base}/${name}`)
}

const isPackage = name => existsSync(join(root, 'packages', name, 'package.json'))

async function check() {
  const unplaced = [
    ...readdirSync(join(root, 'packages')).filter(name => isPackage(name) && !packageNames.includes(name)),
    ...Object.entries(placedFolders).flatMap(([base, placed]) => listUnplaced(base, placed)),
  ]
  if (unplaced.length > 0) throw new Error(`tooling/layers.mjs has no rule for ${unplaced.join(', ')}.`)
  const look = options => cruiseImports({ baseDir: root, ...options })
  const whole = await look({ folders: ['packages', 'apps'], rules, types: true })
  const runtime = await look({ folders: runtimeFolders, rules: runtimeRules, types: false })
  const ours = whole.modules.filter(({ source }) => /^(packages|apps)\//.test(source))
  if (ours.length < fewestModules)
    throw new Error(`Only ${ours.length} modules were found, so the check is not reliable.`)
  const words = await findWords({ baseDir: root, rules: wordRules })
  const violations = [...whole.violations, ...runtime.violations, ...words]
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`)
  if (violations.length > 0) throw new Error(`${violations.length} violations of tooling/layers.mjs.`)
  console.log(`${ours.length} modules keep the import order.`)
}

await check().catch(explain)
