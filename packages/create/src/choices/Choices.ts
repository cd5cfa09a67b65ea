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

const valid = /^(@[a-z0-9-][a-z0-9-._]*\/)?[a-z0-9-][a-z0-9-._]*$/

export function checkPackageName(name: string): string {
  if (!valid.test(name) || name.length > 214 || name === 'node_modules') {
    throw new Error(
      `"${name}" is not a valid package name: use lower-case letters, digits, hyphens, dots and underscores. Rename the folder or pass --name.`,
    )
  }
  return name
}

const isLocal = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)

/** A URL that the kit accepts: https, or http on localhost. */
export function readAddress(text: string, flag: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url))
  if (!url || !isSafe || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `${flag} needs an https:// URL (or http://localhost) without query, hash and password: "${text}" is invalid.`,
    )
  }
  return url.href.replace(/\/$/, '')
}
