import type { FamilyName } from './families.js'
import type { PackageManager } from './packageManagers.js'
import type { TemplateName } from './templateNames.js'

export interface EmailChoice {
  readonly vault: string
  readonly projectId: string
}

export interface Choices {
  /** The package name, also the title of the page. */
  readonly name: string
  readonly template: TemplateName
  readonly families: readonly FamilyName[]
  readonly services?: string | undefined
  readonly email?: EmailChoice | undefined
  readonly packageManager: PackageManager
}
