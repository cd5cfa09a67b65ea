import { parseArgs } from 'node:util'
import { checkPackageName, readAddress } from '../choices/Choices.js'
import { type FamilyName, familyNames, readFamilies } from '../choices/families.js'
import { type PackageManager, packageManagers, readPackageManager } from '../choices/packageManagers.js'
import { readTemplate, type TemplateName, templateNames } from '../choices/templateNames.js'

export interface Flags {
  readonly folder?: string | undefined
  readonly name?: string | undefined
  readonly template?: TemplateName | undefined
  readonly families?: readonly FamilyName[] | undefined
  readonly services?: string | undefined
  readonly email: boolean
  readonly vault?: string | undefined
  readonly projectId?: string | undefined
  readonly packageManager?: PackageManager | undefined
  readonly isQuiet: boolean
  readonly isForced: boolean
  readonly wantsHelp: boolean
}

const options = {
  template: { type: 'string' },
  families: { type: 'string' },
  services: { type: 'string' },
  email: { type: 'boolean', default: false },
  vault: { type: 'string' },
  'project-id': { type: 'string' },
  name: { type: 'string' },
  'package-manager': { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Throws on invalid flags, before anything is prompted for or written. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parse(args)
  const [folder, ...rest] = positionals
  if (rest.length > 0) throw new Error(`Only one folder is allowed. Unexpected arguments: ${rest.join(' ')}.`)
  const { template, families, services, vault, name, email } = values
  const packageManager = values['package-manager']
  const projectId = values['project-id']
  if (!email && (vault ?? projectId) !== undefined) {
    throw new Error('--vault and --project-id require --email.')
  }
  return {
    folder,
    name: name === undefined ? undefined : checkPackageName(name),
    template: template === undefined ? undefined : readTemplate(template),
    families: families === undefined ? undefined : readFamilies(families),
    services: services === undefined ? undefined : readAddress(services, '--services'),
    email,
    vault: vault === undefined ? undefined : readAddress(vault, '--vault'),
    projectId,
    packageManager: packageManager === undefined ? undefined : readPackageManager(packageManager),
    isQuiet: values.yes,
    isForced: values.force,
    wantsHelp: values.help,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new Error(explain(error), { cause: error })
  }
}

/** Node's message for an unknown flag explains positional arguments instead. */
function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, unknown] = /^Unknown option '([^']+)'/.exec(text) ?? []
  return unknown ? `Unknown flag ${unknown}. Run --help for a list.` : text
}

export const help = `npm create portico [folder]: a new site with a connect button

  folder               the target folder, "." for the current one
  --template NAME      ${templateNames.join(', ')}
  --families LIST      chain families: ${familyNames.join(',')}
  --services URL       the URL of your Portico server
  --email              embedded wallet with e-mail login; needs --services, --vault and --project-id
  --vault URL          the URL of the vault
  --project-id ID      the project id of the site at your server
  --name NAME          the package name (default: the folder's name)
  --package-manager X  ${packageManagers.join(', ')} (default: the one that runs this)
  --yes                no prompts: use the defaults
  --force              write into a folder that is not empty
  --help               print this

  npm create portico my-site -- --template next --families eip155,solana
`
