import type { Choices } from '../choices/Choices.js'
import { formatManifest } from './shared/formatManifest.js'
import { formatReadme } from './shared/formatReadme.js'
import { templates } from './templates.js'

/** The files of a new site by path. */
export function createFiles(choices: Choices, version: string): Record<string, string> {
  const template = templates[choices.template]
  return {
    'package.json': formatManifest(choices.name, template, version),
    'README.md': formatReadme(choices, template),
    '.gitignore': ['node_modules', ...template.built, '.env*.local', ''].join('\n'),
    ...template.createFiles(choices),
  }
}
