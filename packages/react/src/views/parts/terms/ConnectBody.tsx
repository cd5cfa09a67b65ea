import type { ReactNode } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { Loaded, Text, ViewBody } from '../../../ui/index.js'
import { optionalParts } from '../../optionalParts.js'
import type { Terms } from './useTerms.js'

export interface ConnectBodyProps {
  readonly terms: Terms
  readonly children: ReactNode
}

/** The body of a connect view: the site's terms around the connect methods, and the kit's name below (K-12). */
export function ConnectBody({ terms, children }: ConnectBodyProps) {
  const branding = usePorticoStore(({ features }) => features.values.branding)
  return (
    <ViewBody footer={terms.saysSo ? <Loaded part={optionalParts.termsFooter} props={terms} /> : null}>
      {terms.asksTick ? <Loaded part={optionalParts.termsCheckbox} props={{ terms }} /> : null}
      {children}
      {branding ? (
        <Text size="xs" tone="secondary" align="center">
          Portico
        </Text>
      ) : null}
    </ViewBody>
  )
}
