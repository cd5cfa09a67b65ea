import { invalidParams, PorticoError } from '@portico/protocol'

/**
 * Refuses direct calls to the permissions contract: the visitor would not see what they grant, and a grant could use
 * the allowance reserved for another site. Grants of an EOA would also not be listed.
 * @param contract of permissions, if the network has one
 */
export function refuseGrantCalls(
  calls: readonly { readonly to?: string | null | undefined }[],
  contract: string | undefined,
): void {
  if (contract && calls.some(({ to }) => to?.toLowerCase() === contract.toLowerCase()))
    throw new PorticoError(invalidParams, {
      detail:
        'Calls to the permissions contract are refused. Use wallet_grantPermissions and wallet_revokePermissions of the smart account.',
    })
}
