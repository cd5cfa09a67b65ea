import { type ChainNamespace, families } from '@portico/core'
import type { Messages } from '../locales/Messages.js'

/** What a chain family is called in the language of the page. */
export function getFamilyName(
  namespace: ChainNamespace,
  { familyNames }: Pick<Messages, 'familyNames'>,
): string {
  const { name } = families[namespace]
  return familyNames?.[name] ?? name
}
