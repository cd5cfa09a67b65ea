import type { TemplateName } from '../choices/templateNames.js'
import { angular } from './angular.js'
import { html } from './html.js'
import { next } from './next.js'
import { reactRouter } from './reactRouter.js'
import { svelte } from './svelte.js'
import type { Template } from './Template.js'
import { tanstackStart } from './tanstackStart.js'
import { vite } from './vite.js'
import { vue } from './vue.js'

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
