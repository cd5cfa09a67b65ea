import type { Choices } from '../choices/Choices.js'
import type { DependencyName } from './versions.js'

export interface Template {
  readonly title: string
  readonly scripts: Readonly<Record<'dev' | 'build' | 'preview', string>>
  readonly dependencies: readonly DependencyName[]
  readonly devDependencies: readonly DependencyName[]
  /** Versions that differ from the default for this framework. */
  readonly pinned?: Readonly<Partial<Record<DependencyName, string>>>
  /** Build output to ignore, beside `node_modules`. */
  readonly built: readonly string[]
  /** The entry file that the README and the page mention. */
  readonly start: string
  readonly createFiles: (choices: Choices) => Record<string, string>
}
