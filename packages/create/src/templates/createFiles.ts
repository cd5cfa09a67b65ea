import type { Choices } from '../choices/Choices.js'
import type { TemplateName } from '../choices/templateNames.js'
import { angular } from './angular.js'
import { html } from './html.js'
import { next } from './next.js'
import { reactRouter } from './reactRouter.js'
import { formatManifest } from './shared/formatManifest.js'
import { formatReadme } from './shared/formatReadme.js'
import { svelte } from './svelte.js'
import type { Template } from './Template.js'
import { tanstackStart } from './tanstackStart.js'
import { vite } from './vite.js'
import { vue } from './vue.js'

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

export const templates: Readonly<Record<TemplateName, Template>> = {
  vite,
  next,
  'react-router': reactRouter,
  'tanstack-start': tanstackStart,
  html,
  vue,
  svelte,
  angular,
}
