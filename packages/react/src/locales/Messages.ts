import type { RouteName } from '@portico/core'
import type * as views from '../views/views.js'
import type { FirstMessages } from './en.js'
import type { CountText, TextsOf } from './Strings.js'

type ViewStrings = NonNullable<(typeof views)[keyof typeof views]['strings']>

/** Every visible text. */
export type Messages = FirstMessages & {
  readonly [Own in ViewStrings as Own['key']]: TextsOf<Own>
} & { readonly titles: { readonly [Name in Uncapitalize<RouteName>]?: string } }

type Incomplete<T> = {
  readonly [Key in keyof T]?: T[Key] extends CountText | undefined ? T[Key] : Incomplete<T[Key]>
}

/** The texts of a language other than English, which is shown for missing ones; `npm run texts` lists those. */
export type Translation = Incomplete<Omit<Messages, 'errors' | 'familyNames'>> &
  Pick<FirstMessages, 'errors' | 'familyNames'>
