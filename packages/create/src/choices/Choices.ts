import type { FamilyName } from './families.js'
import type { PackageManager } from './packageManagers.js'
import type { TemplateName } from './templateNames.js'

/** Wallets by e-mail: they need a server, which knows the site by its project id. */
export interface EmailChoice {
  readonly vault: string
  readonly projectId: string
}

/** What a new site is made of. */
export interface Choices {
  /** Of the package; the page has it as its title. */
  readonly name: string
  readonly template: TemplateName
  readonly families: readonly FamilyName[]
  /** The address of the owner's Portico server. */
  readonly services?: string | undefined
  readonly email?: EmailChoice | undefined
  /** Whose commands the README of the site names. */
  readonly packageManager: PackageManager
}
