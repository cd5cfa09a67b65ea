import type { Choices } from '../choices/Choices.js'
import type { DependencyName } from './versions.js'

/** What differs between the frameworks; everything else is made of the same sources. */
export interface Template {
  readonly title: string
  readonly scripts: Readonly<Record<'dev' | 'build' | 'preview', string>>
  readonly dependencies: readonly DependencyName[]
  readonly devDependencies: readonly DependencyName[]
  /** Versions that this framework needs instead of the usual ones. */
  readonly pinned?: Readonly<Partial<Record<DependencyName, string>>>
  /** What builds leave, beside `node_modules`. */
  readonly built: readonly string[]
  /** The file to begin with, as the README and the page name it. */
  readonly start: string
  readonly createFiles: (choices: Choices) => Record<string, string>
}
