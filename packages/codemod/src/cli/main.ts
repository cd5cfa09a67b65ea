#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { type KitName, kitNames, kits } from '../kits/kits.js'
import { migrate } from '../migrate.js'
import { formatMigration } from './formatMigration.js'

const help = `portico migrate [kit] [path]: migrates a site from another kit

  kit      ${kitNames.join(', ')}; default: all that are found
  path     a folder or a file (.)
  --dry    print the changes without writing them

  npx portico migrate rainbowkit src
`

const isKit = (name: string | undefined): name is KitName => name !== undefined && Object.hasOwn(kits, name)

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dry: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return help
  const [first, second, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Too many arguments: ${rest.join(' ')}`)
  if (second !== undefined && !isKit(first))
    throw new Error(`Unknown kit ${first}. Supported: ${kitNames.join(', ')}.`)
  const kit = isKit(first) ? first : undefined
  const path = (kit ? second : first) ?? '.'
  return formatMigration(await migrate({ path, kit, isDry: values.dry }), values.dry)
}

try {
  process.stdout.write(await run())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  process.exitCode = 1
}
