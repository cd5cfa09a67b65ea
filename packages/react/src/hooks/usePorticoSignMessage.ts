import { type ChainNamespace, type FamilyTypes, type SignMessageParameters, signMessage } from '@portico/core'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export interface UsePorticoSignMessageParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The family of the parameters and result. @default the active family */
  readonly namespace?: Namespace | undefined
}

export type UsePorticoSignMessageResult<Namespace extends ChainNamespace = ChainNamespace> = NamedMutation<
  'signMessage',
  SignMessageParameters<Namespace>,
  FamilyTypes[Namespace]['signature']
>

/** Requests a signature of a text from the wallet. */
export function usePorticoSignMessage<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoSignMessageParameters<Namespace> = {}): UsePorticoSignMessageResult<Namespace> {
  return useNamedMutation('signMessage', (portico, parameters) =>
    signMessage<Namespace>(portico, { namespace, ...parameters }),
  )
}
