import type { ChainNamespace } from '@portico/core'
import { type Families, getFamily } from '@portico/core/adapter'
import type { FirstMessages } from './en.js'

export function getFamilyName(
  families: Families,
  namespace: ChainNamespace,
  { familyNames }: Pick<FirstMessages, 'familyNames'>,
): string {
  const { name } = getFamily(families, namespace)
  return familyNames?.[name] ?? name
}
