import type { ApprovedCall } from '@portico/protocol/frame'
import type { Approval } from '../approve/Approval.ts'
import type { describeRequest } from '../approve/describeRequest.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { UserOperation } from './evm/sign/UserOperation.ts'
import type { SignItem } from './SignRequest.ts'

export type SmartCallRequest = Extract<
  ApprovedCall,
  {
    method:
      | 'personal_sign'
      | 'eth_signTypedData_v4'
      | 'eth_sendTransaction'
      | 'wallet_sendCalls'
      | 'wallet_grantPermissions'
      | 'wallet_revokePermissions'
  }
>

/** Whether the call ends with a signature instead of a user operation. */
export const signsOnly = ({ method }: SmartCallRequest): boolean =>
  method === 'personal_sign' || method === 'eth_signTypedData_v4'

/** What is shown and what an approval allows to be signed. Each is derived from the other. */
export interface PreparedSmart {
  readonly item: SignItem
  readonly shown: Omit<Approval, keyof ReturnType<typeof describeRequest>>
  /** The result for the site if it is more than the operation's hash. */
  readonly answer?: unknown
}

export interface SentSmart {
  readonly network: NetworkId
  readonly method: string
  readonly operation: UserOperation
  readonly signature: string
  /** Computed by the vault, not reported by the bundler. */
  readonly hash: string
}

export interface SmartRead {
  readonly network: NetworkId
  readonly method: string
  readonly params: readonly unknown[]
}
