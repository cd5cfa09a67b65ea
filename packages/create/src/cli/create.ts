import { relative } from 'node:path'
import { formatRun } from '../choices/packageManagers.js'
import { readVersion } from '../project/readVersion.js'
import { writeFiles } from '../project/writeFiles.js'
import { createFiles, templates } from '../templates/createFiles.js'
import { completeFlags, type Plan, type Surroundings } from './completeFlags.js'
import type { Terminal } from './openTerminal.js'
import { help, readFlags } from './readFlags.js'

interface CreateOptions extends Omit<Surroundings, 'terminal'> {
  readonly args: readonly string[]
  readonly openTerminal?: (() => Terminal) | undefined
}

export async function create({ args, openTerminal, ...surroundings }: CreateOptions): Promise<string> {
  const flags = readFlags(args)
  if (flags.wantsHelp) return help
  const terminal = flags.isQuiet ? undefined : openTerminal?.()
  try {
    const plan = await completeFlags(flags, { ...surroundings, terminal })
    await writeFiles(plan.folder, createFiles(plan.choices, await readVersion()))
    return formatNextSteps(plan, surroundings.home)
  } finally {
    terminal?.close()
  }
}

function formatNextSteps({ folder, choices }: Plan, home: string): string {
  const { template, packageManager, name } = choices
  const path = relative(home, folder)
  const quoted = /^[\w./\\@-]*$/.test(path) ? path : JSON.stringify(path)
  const steps = [
    ...(path ? [`cd ${quoted}`] : []),
    `${packageManager} install`,
    formatRun(packageManager, 'dev'),
  ]
  return `\nCreated ${name} with ${templates[template].title}. Next steps:\n\n${steps.map(step => `  ${step}\n`).join('')}\n`
}
