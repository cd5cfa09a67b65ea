import type { RouteName } from '@portico/core'
import type { AuthErrorCode } from '@portico/protocol/auth'
import type { VisitorErrorCode } from '@portico/protocol/catalogue'
import type * as views from '../views/views.js'
import type { FirstMessages } from './en.js'
import type { CountText, TextsOf } from './Strings.js'

type ViewStrings = NonNullable<(typeof views)[keyof typeof views]['strings']>

export type Messages = FirstMessages & {
  readonly [Own in ViewStrings as Own['key']]: TextsOf<Own>
} & { readonly titles: { readonly [Name in Uncapitalize<RouteName>]?: string } }

type Incomplete<T> = {
  readonly [Key in keyof T]?: T[Key] extends CountText | undefined ? T[Key] : Incomplete<T[Key]>
}

/** Why the services behind the vault refuse a login: visitors read it in the views of the login. */
export type LoginRefusal =
  // The vault's own reason for a new device that could not be recognized again.
  | 'browser_forgets'
  | Extract<
      AuthErrorCode,
      | 'code_exhausted'
      | 'code_expired'
      | 'code_wrong'
      | 'device_delayed'
      | 'email_taken'
      | 'mail_unavailable'
      | 'mailbox_bound'
      | 'rate_limited'
      | 'session_invalid'
      | 'social_expired'
      | 'social_failed'
      | 'social_unavailable'
      | 'unavailable'
    >

/** The errors that every language has to translate. A refused name comes with the reason of the name service, in its words. */
export type TranslatedError = Exclude<VisitorErrorCode, 'name_refused'> | LoginRefusal

/** The texts of a language other than English, which is shown for missing ones; `npm run texts` lists those. */
export type Translation = Incomplete<Omit<Messages, 'errors' | 'familyNames'>> &
  Pick<FirstMessages, 'familyNames'> & { readonly errors: { readonly [Code in TranslatedError]: string } }
