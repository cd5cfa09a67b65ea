import { PorticoError, unsupportedOperation } from '@portico/protocol'
import type { AccountParameters, Adapter } from '../families/adapter/Adapter.js'
import type { Portico } from '../runtime/Portico.js'
import { assertKnownNetwork, type Signer } from './requireSigner.js'

/** The transfers or swaps of the signer's adapter. The kit tracks what it sends, whatever is active by then. */
export function requireAbility<Ability extends 'transfers' | 'swaps'>(
  portico: Portico,
  signer: Signer,
  ability: Ability,
): readonly [methods: NonNullable<Adapter[Ability]>, account: AccountParameters] {
  assertKnownNetwork(portico, signer)
  const { adapter, ...account } = signer
  const { [ability]: methods, namespace } = adapter
  if (!methods) throw new PorticoError(unsupportedOperation, { context: { operation: ability, namespace } })
  return [methods, account]
}
