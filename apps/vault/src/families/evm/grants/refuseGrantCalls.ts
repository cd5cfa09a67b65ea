import { invalidParams, PorticoError } from '@portico/protocol'

/**
 * Nobody would see what is granted there, and it could be taken of what the contract may take for another site. What a plain
 * account grants would also be in no list.
 * @param contract of permissions, where the network has one
 */
export function refuseGrantCalls(
  calls: readonly { readonly to?: string | null | undefined }[],
  contract: string | undefined,
): void {
  if (contract && calls.some(({ to }) => to?.toLowerCase() === contract.toLowerCase()))
    throw new PorticoError(invalidParams, {
      detail:
        'Only the smart account grants permissions: with wallet_grantPermissions, and ends them with wallet_revokePermissions.',
    })
}
