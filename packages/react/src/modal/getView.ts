import type { Route, RouteName } from '@portico/core'
import type { Strings } from '../locales/Strings.js'
import type { TitleContext, ViewDefinition } from '../views/ViewDefinition.js'
import * as views from '../views/views.js'

/** A route without a view, and a view without a route, do not compile. */
export const viewRegistry: { readonly [Name in RouteName]: ViewDefinition<Name, Strings> } = views

/** The view of a route. The registry pairs each name with its own route type, which indexing by a union loses. */
export function getView(route: Route): ViewDefinition<RouteName, Strings> {
  return viewRegistry[route.name] as unknown as ViewDefinition<RouteName, Strings>
}

/** Views with different keys animate in and mount anew. */
export function getViewKey(route: Route): string {
  return getView(route).staysForOtherData ? route.name : Object.values(route).join(' ')
}

export function getTitle(route: Route, context: TitleContext): string {
  const { title, titleOf } = getView(route)
  const outcome = titleOf?.(context)
  if (outcome !== undefined) return outcome
  if (typeof title === 'function') return title(route, context)
  const name = `${route.name.charAt(0).toLowerCase()}${route.name.slice(1)}` as Uncapitalize<RouteName>
  // Translations also have the titles that the first load has in English in the definitions of the views.
  const titles: Partial<Record<string, string>> = context.messages.titles
  return context.options.texts[`titles.${name}`] ?? titles[name] ?? title
}
