import { basename, resolve } from 'node:path'
import { type Choices, checkPackageName, type EmailChoice, readAddress } from '../choices/Choices.js'
import { familyNames, readFamilies } from '../choices/families.js'
import { guessPackageManager } from '../choices/packageManagers.js'
import { readTemplate, templateNames } from '../choices/templateNames.js'
import { checkFolder } from '../project/checkFolder.js'
import { type Ask, askFor } from './openTerminal.js'
import type { Flags } from './readFlags.js'

const usual = { folder: 'my-portico-site', template: 'vite', families: 'eip155' } as const

/** The addresses of `npx @portico/server`, which runs everything locally. */
const trial = {
  services: 'http://localhost:4100',
  vault: 'http://localhost:4400',
  projectId: 'portico-sandbox',
}

export interface Plan {
  readonly folder: string
  readonly choices: Choices
}

export interface Surroundings {
  /** The working directory of the command. */
  readonly home: string
  readonly userAgent: string | undefined
  readonly terminal?: { readonly ask: Ask; readonly say: (text: string) => void } | undefined
}

export async function completeFlags(flags: Flags, surroundings: Surroundings): Promise<Plan> {
  const { home, userAgent, terminal } = surroundings
  const isForced = flags.isForced
  const readFolder = async (text: string) => {
    const folder = resolve(home, text)
    const name = flags.name ?? checkPackageName(basename(folder))
    await checkFolder(folder, { isForced })
    return { folder, name }
  }
  const find = <Value>(
    said: Value | undefined,
    question: string,
    text: string,
    read: (text: string) => Value,
  ) => said ?? (terminal ? askFor(terminal, question, text, read) : read(text))

  const { folder, name } =
    flags.folder === undefined && terminal
      ? await askFor(terminal, 'Folder', usual.folder, readFolder)
      : await readFolder(flags.folder ?? usual.folder)
  const template = await find(
    flags.template,
    `Template: ${templateNames.join(', ')}`,
    usual.template,
    readTemplate,
  )
  const families = await find(
    flags.families,
    `Chain families, separated by commas: ${familyNames.join(', ')}`,
    usual.families,
    readFamilies,
  )
  const packageManager = flags.packageManager ?? guessPackageManager(userAgent)
  const served = await findServices(flags, terminal)
  return { folder, choices: { name, template, families, packageManager, ...served } }
}

async function findServices(
  flags: Flags,
  terminal: Surroundings['terminal'],
): Promise<{ services?: string | undefined; email?: EmailChoice | undefined }> {
  const wantsEmail =
    flags.email ||
    (terminal ? await askFor(terminal, 'Embedded wallet (e-mail login), y or n', 'n', readYes) : false)
  if (!wantsEmail) return { services: flags.services }
  const { services, vault, projectId } = flags
  if (!terminal) {
    if (!services || !vault || !projectId) throw new Error(explainEmail(flags))
    return { services, email: { vault, projectId } }
  }
  return {
    services:
      services ??
      (await askFor(terminal, 'URL of your Portico server', trial.services, text =>
        readAddress(text, 'This'),
      )),
    email: {
      vault:
        vault ?? (await askFor(terminal, 'URL of the vault', trial.vault, text => readAddress(text, 'This'))),
      projectId: projectId ?? (await terminal.ask('Project id', trial.projectId)),
    },
  }
}

function explainEmail({ services, vault, projectId }: Flags): string {
  const missing = Object.entries({ '--services': services, '--vault': vault, '--project-id': projectId })
    .filter(([, value]) => !value)
    .map(([flag]) => flag)
  return `The embedded wallet also needs ${missing.join(', ')}. With \`npx @portico/server\` on this machine: --services ${trial.services} --vault ${trial.vault} --project-id ${trial.projectId}`
}

function readYes(text: string): boolean {
  if (/^y(es)?$/i.test(text)) return true
  if (/^no?$/i.test(text)) return false
  throw new Error('Answer y or n.')
}
