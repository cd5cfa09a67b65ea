import type { FamilyName } from './families.js'
import type { PackageManager } from './packageManagers.js'
import type { TemplateName } from './templateNames.js'

/** The embedded wallet, which needs a server that knows the site by its project id. */
export interface EmailChoice {
  readonly vault: string
  readonly projectId: string
}

export interface Choices {
  /** The package name, also the title of the page. */
  readonly name: string
  readonly template: TemplateName
  readonly families: readonly FamilyName[]
  /** The URL of the owner's Portico server. */
  readonly services?: string | undefined
  readonly email?: EmailChoice | undefined
  /** For the commands in the site's README. */
  readonly packageManager: PackageManager
}
